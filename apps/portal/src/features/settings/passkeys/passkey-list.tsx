import type { Passkey } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { RowActions } from '@portico/ui/row-actions';
import { serverNow } from '../../../platform/server-clock.ts';
import styles from '../kept-items.module.css';
import { passkeyMessages as m } from './passkeys.messages.ts';

type PasskeyListProps = {
  readonly passkeys: readonly Passkey[];
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
};

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { formatMessage } = useIntl();
  const { dateTime, relativeTime } = useFormatters();
  if (passkeys.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {passkeys.map((passkey) => {
        const { id, name, created_at: added, last_used_at: used, synced } = passkey;
        return (
          <li key={id} className={styles.item}>
            <div className={styles.what}>
              <span className={styles.name}>
                {name} {synced ? <Badge>{formatMessage(m.synced)}</Badge> : null}
              </span>
              <span className={styles.facts}>
                {formatMessage(m.facts, {
                  used: used === null ? 'no' : 'yes',
                  added: dateTime(added),
                  last: used === null ? '' : relativeTime(used, new Date(serverNow())),
                })}
              </span>
            </div>
            <RowActions
              className={styles.actions}
              label={formatMessage(m.actionsFor, { name })}
              actions={[
                {
                  id: 'rename',
                  label: formatMessage(m.rename),
                  name: formatMessage(m.renameNamed, { name }),
                  onSelect: () => onRename(passkey),
                },
                {
                  id: 'remove',
                  label: formatMessage(m.remove),
                  name: formatMessage(m.removeNamed, { name }),
                  tone: 'danger',
                  onSelect: () => onRemove(passkey),
                },
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}
