import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { ifLoaded, isMissingCode, mayLoadAfterReload, startOver } from '../platform/missing-code.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { vocabulary as m } from '../platform/vocabulary.messages.ts';
import { OfflinePage } from './offline-page.tsx';
import { useOnline } from './use-online.ts';

/** Shown when a screen cannot render, for example because its code failed to load. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { formatMessage } = useIntl();
  const router = useRouter();
  const online = useOnline();
  // Reloads once online: the connection may have been lost meanwhile, or a newer release be deployed.
  const [startsOver] = useState(() => !navigator.onLine || mayLoadAfterReload(error));
  usePageTitle(formatMessage(online ? m.crashed : m.offline));
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    // An answer outside the contract says more than where the code stumbled over it.
    void ifLoaded(import('../operations/checks/explain-failure.ts'))
      .then((checks) => checks?.explainFailure(error) ?? null)
      .then((found) => (found === null ? console.error(error) : setReason(found)));
  }, [error]);
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
      {reason ?? formatMessage(m.failedText)}
    </ErrorState>
  );
}
