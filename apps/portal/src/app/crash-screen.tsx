import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { vocabulary as m } from '../platform/vocabulary.messages.ts';
import { OfflinePage } from './offline-page.tsx';
import { useOnline } from './use-online.ts';

/** A screen that could not be shown, such as one whose code did not arrive. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { formatMessage } = useIntl();
  const router = useRouter();
  const online = useOnline();
  useEffect(() => console.error(error), [error]);
  if (!online) return <OfflinePage onBack={() => location.reload()} />;
  return (
    <ErrorState
      title={formatMessage(m.crashed)}
      retry={{
        label: formatMessage(m.tryAgain),
        onRetry: () => {
          reset();
          void router.invalidate();
        },
      }}
    >
      {formatMessage(m.failedText)}
    </ErrorState>
  );
}
