import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Callout } from './callout.tsx';

const guide: ComponentGuide = {
  use: 'Something to know before continuing, on the page or in the form it concerns: an icon, a sentence and an action.',
  avoid: [
    'Banner, for a condition that affects every page.',
    'Toaster, to confirm a successful action.',
    'Field, for an error in one value, shown below the control.',
    'ErrorState, in place of content that failed to load.',
  ],
  alsoCalled: ['alert', 'notice', 'message', 'notification', 'infobox'],
  anatomy: [
    ['Icon', 'The tone'],
    ['Title', 'What it is about, in a few words'],
    ['Text', 'What to know'],
    ['Actions', 'What to do about it'],
  ],
  keyboard: [['Tab', 'Reaches its actions']],
  code: `import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';

export function PaymentUnderWay({ onAsk }: { onAsk: () => void }) {
  return (
    <Callout
      tone="warning"
      role="status"
      title="Payment is processing"
      actions={<Button onClick={onAsk}>Try again</Button>}
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

export const Note: Story = { args: { tone: 'info', children: 'Periods are calendar months in UTC.' } };
export const Success: Story = {
  args: { tone: 'success', role: 'status', title: 'Password changed', children: 'Your other sessions were signed out.' },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Payment is processing',
    children: 'The payment service hasn’t responded yet. Your money is safe.',
    actions: <Button>Try again</Button>,
  },
};
export const Failure: Story = {
  args: { tone: 'danger', role: 'alert', title: 'Your order was declined', children: 'Your cart hasn’t changed.' },
};
export const LongRussian: Story = {
  args: {
    tone: 'danger',
    title: 'Все данные на диске сервера edge-fra-01.acme.dev будут безвозвратно удалены',
    children:
      'Переустановка операционной системы стирает содержимое всех разделов, включая резервные копии, которые хранятся на том же диске.',
    actions: <Button>Всё равно переустановить операционную систему</Button>,
  },
};
