import { Suspense } from 'react';
import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { lazily } from '@portico/ui/lazily';
import { loadToaster, notificationStore, toasterWantedAtom, undeliveredAtom } from '../platform/notifications.tsx';
import { vocabulary } from '../platform/vocabulary.messages.ts';
import styles from './page.module.css';
import './toaster-host.css';

const Toaster = lazily(loadToaster, (module) => module.Toaster);

/** The kit's toaster as the shell configures it: top right, ten seconds. Loaded with the first notification. */
export function ToasterHost() {
  const isWanted = useAtomValue(toasterWantedAtom, { store: notificationStore });
  const undelivered = useAtomValue(undeliveredAtom, { store: notificationStore });
  const { formatMessage } = useIntl();
  if (undelivered !== null) {
    return (
      <p role="alert" className={styles.undelivered}>
        {undelivered}
      </p>
    );
  }
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster
        position="top-right"
        durationMs={10_000}
        label={formatMessage(vocabulary.notifications)}
        closeLabel={formatMessage(vocabulary.closeToast)}
      />
    </Suspense>
  );
}
