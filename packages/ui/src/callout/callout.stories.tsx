import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Callout } from './callout.tsx';

const guide: ComponentGuide = {
  use: 'Something to know before going on, on the page or in the form that it concerns: a sign, a sentence, and what can be done about it.',
  avoid: [
    'Banner, for what holds on every page.',
    'Toaster, for the outcome of a press that succeeded.',
    'Field, for what is wrong with one value: its error stands below the control.',
    'ErrorState, in the place of content that did not come.',
  ],
  keyboard: [['Tab', 'Reaches its actions']],
  code: `import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';

export function PaymentUnderWay({ onAsk }: { onAsk: () => void }) {
  return (
    <Callout
      tone="warn"
      role="status"
      title="Payment is on its way"
      actions={<Button onClick={onAsk}>Ask again</Button>}
    >
      The payment service has not answered yet. Nothing is lost, and nothing is paid
      twice.
    </Callout>
  );
}
`,
};

const meta = { component: Callout, parameters: { guide } } satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = { args: { tone: 'info', children: 'Periods are UTC months.' } };
export const Success: Story = {
  args: { tone: 'ok', role: 'status', title: 'Password changed', children: 'Your other sessions were signed out.' },
};
export const Warning: Story = {
  args: {
    tone: 'warn',
    title: 'Payment is on its way',
    children: 'The gateway has not answered yet. Nothing is lost.',
    actions: <Button>Ask again</Button>,
  },
};
export const Failure: Story = { args: { tone: 'bad', role: 'alert', title: 'The order was refused', children: 'Your cart is as it was.' } };
export const LongRussian: Story = {
  args: {
    tone: 'bad',
    title: 'Все данные на диске сервера edge-fra-01.acme.dev будут безвозвратно удалены',
    children:
      'Переустановка операционной системы стирает содержимое всех разделов, включая резервные копии, которые хранятся на том же диске.',
    actions: <Button>Всё равно переустановить операционную систему</Button>,
  },
};
