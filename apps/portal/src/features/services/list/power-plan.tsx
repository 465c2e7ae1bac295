import { useState } from 'react';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { powerBlockedReason } from '@portico/validation/service-capabilities';
import { powerActionMessages } from '../capabilities.messages.ts';
import { blockedMessageInList } from './blocked-in-list.messages.ts';
import styles from './power-of-many.module.css';
import { selectionMessages as m, selectionQuestions } from './selection.messages.ts';
import type { PowerOfMany } from './use-power-of-many.ts';

type PowerPlanProps = {
  readonly action: PowerOfMany;
  readonly services: readonly ServiceSummary[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Lists the servers that the action will affect, and the skipped ones with the reason. */
export function PowerPlan({ action, services, busy, onClose, onConfirm }: PowerPlanProps) {
  const { formatMessage } = useIntl();
  // Actions that have begun don't turn their servers into skipped ones while the others are waiting.
  const [confirmed, setConfirmed] = useState(services);
  const checked = (busy ? confirmed : services).map((service) => ({ service, blocked: powerBlockedReason(action, service) }));
  const affected = checked.filter(({ blocked }) => blocked === null);
  const skipped = checked.flatMap(({ service, blocked }) => (blocked === null ? [] : [{ service, blocked }]));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="neutral"
      title={formatMessage(selectionQuestions[action], { count: affected.length })}
      confirmLabel={formatMessage(powerActionMessages[action])}
      busy={busy}
      onConfirm={() => {
        setConfirmed(services);
        onConfirm();
      }}
    >
      <Stack gap={3}>
        <p>{formatMessage(action === 'start' ? m.willStart : m.interrupted)}</p>
        <ul role="list" className={styles.names}>
          {affected.map(({ service }) => (
            <li key={service.id} className={styles.name}>
              {service.hostname}
            </li>
          ))}
        </ul>
        {skipped.length > 0 ? (
          <>
            <p>{formatMessage(m.leftAlone)}</p>
            <ul role="list" className={styles.names}>
              {skipped.map(({ service, blocked }) => (
                <li key={service.id} className={styles.row}>
                  <span className={styles.name}>{service.hostname}</span>{' '}
                  <span className={styles.note}>{formatMessage(blockedMessageInList(blocked, service))}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
