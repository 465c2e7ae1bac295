import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { ErrorState } from './error-state.tsx';

const guide: ComponentGuide = {
  use: 'A failure in place of the content: what failed, what it means and a way to retry. Screen readers announce it immediately.',
  avoid: [
    'Callout, for a warning next to loaded content.',
    'Field, for an error in a value.',
    'Toaster, for a failed action that leaves the page unchanged.',
    'EmptyState, if nothing has been created yet.',
  ],
  alsoCalled: ['failure', 'retry'],
  keyboard: [
    ['Tab', 'Reaches the button'],
    ['Enter, Space', 'Retries; does nothing while retrying'],
  ],
  code: `import { ErrorState } from '@portico/ui/error-state';

export function ServicesFailed({
  requestId,
  busy,
  onRetry,
}: {
  requestId: string;
  busy: boolean;
  onRetry: () => void;
}) {
  return (
    <ErrorState
      title="Couldn’t load your services"
      retry={{ label: 'Try again', onRetry, busy }}
      reference={'Request ' + requestId}
    >
      The server didn’t respond. Your services aren’t affected.
    </ErrorState>
  );
}
`,
};

const meta = { component: ErrorState, parameters: { guide } } satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    title: 'Couldn’t load your services',
    children: 'The server didn’t respond. Your services aren’t affected.',
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
