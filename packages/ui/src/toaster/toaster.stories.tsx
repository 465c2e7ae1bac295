import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { toast, Toaster } from './toaster.tsx';

/** Shows a toast with the story and removes it afterwards. */
function Showing({ show }: { show: () => unknown }) {
  useEffect(() => {
    show();
    return () => toast.dismiss();
  }, [show]);
  return null;
}

const guide: ComponentGuide = {
  use: 'Briefly reports what just happened, then disappears. Render one Toaster per application and call `toast` from anywhere.',
  avoid: [
    'Callout, for messages that must not be missed.',
    'Field, for an error in a value.',
    'ConfirmDialog, for a question.',
    'Nothing, if the page itself shows the result.',
  ],
  alsoCalled: ['toast', 'notification', 'snackbar'],
  anatomy: [
    ['Icon', 'The tone'],
    ['Text', 'What happened, with the object’s name'],
    ['Action', 'One at most'],
    ['Close button', 'Always there'],
  ],
  keyboard: [
    ['Alt+T', 'Moves to the toasts'],
    ['Tab', 'Moves through their actions and close buttons'],
    ['Enter, Space', 'Presses the action or closes the toast'],
    ['Escape', 'Collapses the toasts'],
  ],
  code: `import '@portico/ui/toaster.css';
import { Button } from '@portico/ui/button';
import { toast, Toaster } from '@portico/ui/toaster';

export function App({ onOrder }: { onOrder: () => Promise<void> }) {
  async function order() {
    await onOrder();
    toast.success('Order placed', { description: 'Invoice PRT-2026-000041' });
  }

  return (
    <>
      <Button onClick={() => void order()}>Place order</Button>
      <Toaster label="Notifications" closeLabel="Close toast" />
    </>
  );
}
`,
};

const meta = {
  component: Toaster,
  parameters: { guide, docs: { story: { inline: false, height: '14rem' }, playground: 'window' } },
  args: { label: 'Notifications', closeLabel: 'Close toast', durationMs: Infinity },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (show: () => unknown): Story => ({
  render: (args) => (
    <>
      <Toaster {...args} />
      <Showing show={show} />
    </>
  ),
});

export const Default = showing(() => toast.default('You’re back online'));
export const Success = showing(() => toast.success('Order placed', { description: 'Invoice PRT-2026-000041' }));
export const Failure = showing(() => toast.error('Failed to place order', { action: { label: 'Try again', onClick: () => undefined } }));
export const Info = showing(() => toast.info('Check your email'));
export const Warning = showing(() => toast.warning('Maximum quantity per item is 10'));
export const Loading = showing(() => toast.loading('Restarting edge-fra-01.acme.dev'));
export const LongRussian = showing(() =>
  toast.error('Не удалось разместить заказ: платёжный шлюз не ответил вовремя', {
    description: 'Корзина сохранена. Попробуйте ещё раз через несколько минут или обратитесь в службу поддержки.',
    action: { label: 'Попробовать ещё раз', onClick: () => undefined },
  }),
);
