import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Sparkline } from './sparkline.tsx';

const guide: ComponentGuide = {
  use: 'The trend behind a figure, in a line of text or a table cell: the last day’s traffic next to its total.',
  avoid: [
    'AreaChart, if people want to read values or times.',
    'Meter, for how much of a limit is used.',
    'A figure alone, if its trend says nothing.',
  ],
  alsoCalled: ['mini chart', 'trend'],
  keyboard: [],
  code: `import { Sparkline } from '@portico/ui/sparkline';

export function TrafficTrend({ megabytes }: { megabytes: readonly (number | null)[] }) {
  return <Sparkline label="Traffic over the last 24 hours: 12 to 480 MB per hour, now 96 MB" values={megabytes} />;
}
`,
};

const values = [12, 18, 16, 25, 40, 38, 60, 72, 55, 58, 90, 84, 70, 76, 52, 40, 44, 30, 36, 48] as const;

const meta = {
  component: Sparkline,
  parameters: { guide },
  args: { label: 'Traffic over the last 20 hours: 12 to 90 GB per hour, now 48 GB', values },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Trend: Story = {};
/** A server that was off for a while; a single value is a dot. */
export const Gaps: Story = {
  args: { values: values.map((value, index) => (index === 4 || index === 6 || (index > 10 && index < 14) ? null : value)) },
};
export const Steady: Story = { args: { label: 'Load over the last day: constant 40%', values: [40, 40, 40, 40], min: 0, max: 100 } };
export const OneValue: Story = { args: { label: 'Traffic over the last hour: 12 GB', values: [12] } };
export const NoValues: Story = { args: { label: 'Traffic: no data yet', values: [null, null] } };
/** From zero to the maximum, so that several lines can be compared. */
export const OnAScale: Story = { args: { label: 'Load over the last day: 12% to 90%, now 48%', min: 0, max: 100 } };
export const InText: Story = {
  args: { label: 'Трафик за последние двадцать часов: от 12 до 90 ГБ в час, сейчас 48 ГБ' },
  render: (args) => (
    <p>
      Исходящий трафик <Sparkline {...args} /> 48 ГБ
    </p>
  ),
};
