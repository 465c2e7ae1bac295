import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { toast, Toaster } from './toaster.tsx';

/** Shows a toast with the story, and takes it away with it. */
function Showing({ show }: { show: () => unknown }) {
  useEffect(() => {
    show();
    return () => toast.dismiss();
  }, [show]);
  return null;
}

const meta = {
  component: Toaster,
  args: { containerAriaLabel: 'Notifications', closeLabel: 'Close toast', durationMs: Infinity },
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

export const Default = showing(() => toast.default('You are back online'));
export const Success = showing(() => toast.success('Order placed', { description: 'Invoice PRT-2026-000041' }));
export const Failure = showing(() => toast.error('Failed to place order', { action: { label: 'Try again', onClick: () => undefined } }));
export const Info = showing(() => toast.info('Check your e-mail'));
export const Warning = showing(() => toast.warning('Maximum quantity per item is 10'));
export const Loading = showing(() => toast.loading('Restarting edge-fra-01.acme.dev'));
export const LongRussian = showing(() =>
  toast.error('Не удалось разместить заказ: платёжный шлюз не ответил вовремя', {
    description: 'Корзина сохранена. Попробуйте ещё раз через несколько минут или обратитесь в службу поддержки.',
    action: { label: 'Попробовать ещё раз', onClick: () => undefined },
  }),
);
