import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { isMissingCode, mayLoadAfterReload, startOver } from '../platform/missing-code.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { vocabulary as m } from '../platform/vocabulary.messages.ts';
import { OfflinePage } from './offline-page.tsx';
import { useOnline } from './use-online.ts';

/** A screen that could not be shown, such as one whose code did not arrive. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { formatMessage } = useIntl();
  const router = useRouter();
  const online = useOnline();
  // Everything is fetched anew once there is a line: it may have been lost and be back, or the release be a newer one.
  const [startsOver] = useState(() => !navigator.onLine || mayLoadAfterReload(error));
  usePageTitle(formatMessage(online ? m.crashed : m.offline));
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (startsOver && online) startOver(error);
  }, [startsOver, online, error]);
  if (!online) return <OfflinePage />;
  if (startsOver) return null;
  return (
    <ErrorState
      title={formatMessage(m.crashed)}
      retry={{
        label: formatMessage(m.tryAgain),
        onRetry: () => {
          if (isMissingCode(error)) return startOver(error);
          reset();
          void router.invalidate();
        },
      }}
    >
      {formatMessage(m.failedText)}
    </ErrorState>
  );
}
