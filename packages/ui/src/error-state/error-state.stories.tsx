import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { ErrorState } from './error-state.tsx';

const guide: ComponentGuide = {
  use: 'Something did not work: what, what it means, and a way to try again. It stands where the content would be and is read out at once.',
  avoid: [
    'Callout, for a warning beside content that is there.',
    'Field, for what is wrong with a value.',
    'Toaster, for an action that failed while the page is as it was.',
    'EmptyState, where there is nothing because nothing was made yet.',
  ],
  keyboard: [
    ['Tab', 'Reaches the button'],
    ['Enter, Space', 'Tries again; nothing while it tries'],
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
      title="Could not load your services"
      retry={{ label: 'Try again', onRetry, busy }}
      reference={'Request ' + requestId}
    >
      The server did not answer. Your services are not affected.
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
