import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { Skeleton } from '@portico/ui/skeleton';
import { Stack } from '@portico/ui/stack';
import { vocabulary } from '../platform/vocabulary.messages.ts';
import { describeError } from './failures/describe-error.ts';

type FailedQueryProps = {
  /** What failed to load. */
  readonly title: Message;
  readonly query: { readonly error: unknown; readonly refetch: () => Promise<unknown> };
};

/** A failed query without data: what failed, why, and a retry button. */
export function FailedQuery({ title, query }: FailedQueryProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const intl = useIntl();
  return (
    <ErrorState
      title={intl.formatMessage(title)}
      retry={{ label: intl.formatMessage(vocabulary.tryAgain), onRetry: () => void query.refetch() }}
    >
      {describeError(intl, query.error)}
    </ErrorState>
  );
}

/** Skeleton lines for text that is loading. */
export function LoadingLines({ lines }: { readonly lines: number }) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  return (
    <Stack gap={3} aria-busy="true">
      {Array.from({ length: lines }, (_, position) => (
        <Skeleton key={position} width={position % 3 === 2 ? 'medium' : 'full'} />
      ))}
    </Stack>
  );
}
