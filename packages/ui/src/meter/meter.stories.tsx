import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Meter } from './meter.tsx';

const guide: ComponentGuide = {
  use: 'How much of something is used: traffic, disk, balance. The text next to the bar states the figures.',
  avoid: ['Progress, for something in progress that ends.', 'A sentence, if the maximum is unknown.'],
  alsoCalled: ['usage bar', 'quota', 'gauge'],
  keyboard: [],
  code: `import { Meter } from '@portico/ui/meter';

export function Traffic({
  usedTb,
  includedTb,
}: {
  usedTb: number;
  includedTb: number;
}) {
  const leftTb = includedTb - usedTb;
  return (
    <Meter
      label="Traffic this month"
      value={usedTb}
      max={includedTb}
      valueText={usedTb + ' TB of ' + includedTb + ' TB used, ' + leftTb + ' TB left'}
      tone={leftTb < includedTb / 10 ? 'warning' : 'neutral'}
    />
  );
}
`,
};

const meta = { component: Meter, parameters: { guide } } satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plenty: Story = { args: { label: 'Traffic', value: 1.42, max: 20, valueText: '1.42 TB of 20 TB used' } };
export const NearlyAll: Story = {
  args: { label: 'Traffic', value: 18.4, max: 20, tone: 'warning', valueText: '18.4 TB of 20 TB used, 1.6 TB left' },
};
export const MoreThanAll: Story = {
  args: { label: 'Traffic', value: 22, max: 20, tone: 'danger', valueText: '22 TB of 20 TB used, 2 TB over' },
};
export const LongRussian: Story = {
  args: { label: 'Использованный исходящий трафик за текущий месяц', value: 1.42, max: 20, valueText: 'использовано 1,42 ТБ из 20 ТБ' },
};
