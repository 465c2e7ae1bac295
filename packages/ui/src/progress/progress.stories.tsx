import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Progress } from './progress.tsx';

const guide: ComponentGuide = {
  use: 'A task that takes a while and ends: an installation, an upload. Omit the value while it is unknown.',
  avoid: [
    'Spinner, for less than a few seconds.',
    'Meter, for how much of something is used.',
    'Steps, for a person’s progress in a task.',
  ],
  alsoCalled: ['progress bar', 'loading bar'],
  keyboard: [],
  code: `import { Progress } from '@portico/ui/progress';

export function Installing({ percent }: { percent?: number }) {
  return (
    <Progress
      label="Installing Debian 13"
      value={percent}
      valueText={percent === undefined ? 'Preparing' : percent + ' %'}
    />
  );
}
`,
};

const meta = { component: Progress, parameters: { guide } } satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Halfway: Story = { args: { label: 'Installing Debian 13', value: 50, valueText: '50 %' } };
export const Unknown: Story = { args: { label: 'Waiting for payment' } };
export const Done: Story = { args: { label: 'Installing Debian 13', value: 100, valueText: 'Done' } };
export const LongRussian: Story = {
  args: { label: 'Установка операционной системы и первоначальная настройка сервера', value: 35, valueText: 'осталось около трёх минут' },
};
