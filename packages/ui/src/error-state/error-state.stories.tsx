import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const meta = { component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    title: 'Could not load your services',
    children: 'The server did not answer. Your services are not affected.',
    retry: { label: 'Try again', onRetry: () => undefined },
    reference: 'Request 01JD3M8Q',
  },
};
export const Retrying: Story = { args: { ...WithRetry.args, retry: { label: 'Try again', onRetry: () => undefined, busy: true } } };
export const WithoutRetry: Story = { args: { title: 'Invoice not found' } };
export const LongRussian: Story = {
  args: {
    title: 'Не удалось загрузить список ваших услуг',
    children: 'Сервер не ответил вовремя. Сами услуги продолжают работать, а список можно запросить ещё раз.',
    retry: { label: 'Попробовать ещё раз', onRetry: () => undefined },
    reference: 'Номер запроса для службы поддержки: 01JD3M8Q',
  },
};
