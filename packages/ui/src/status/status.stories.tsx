import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Status } from './status.tsx';

const guide: ComponentGuide = {
  use: 'The state of an object: a colour and always a word. A ring marks states that have ended or not started.',
  avoid: ['Badge, for a word that isn’t a state.', 'Callout, if the state needs an explanation.', 'Meter, for amounts.'],
  alsoCalled: ['state', 'dot', 'indicator', 'pill', 'tag'],
  keyboard: [],
  code: `import { Status, type StatusTone } from '@portico/ui/status';

const states = {
  active: { tone: 'success', text: 'Active' },
  suspended: { tone: 'warning', text: 'Suspended' },
} as const satisfies Record<string, { tone: StatusTone; text: string }>;

export function ServiceStatus({ state }: { state: keyof typeof states }) {
  const { tone, text } = states[state];
  return <Status tone={tone}>{text}</Status>;
}
`,
};

const meta = { component: Status, parameters: { guide } } satisfies Meta<typeof Status>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ok: Story = { args: { tone: 'success', children: 'Active' } };
export const Warn: Story = { args: { tone: 'warning', children: 'Suspended' } };
export const Bad: Story = { args: { tone: 'danger', children: 'Failed' } };
export const Info: Story = { args: { tone: 'info', children: 'Preparing' } };
export const Over: Story = { args: { tone: 'neutral', sign: 'ring', children: 'Deleted' } };
export const LongRussian: Story = { args: { tone: 'warning', children: 'Приостановлена из-за неоплаченного счёта' } };
