import type { Passkey } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
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
            <Stack direction="row" gap={1}>
              <Button variant="quiet" size="sm" aria-label={formatMessage(m.renameNamed, { name })} onClick={() => onRename(passkey)}>
                {formatMessage(m.rename)}
              </Button>
              <Button
                variant="danger-quiet"
                size="sm"
                aria-label={formatMessage(m.removeNamed, { name })}
                onClick={() => onRemove(passkey)}
              >
                {formatMessage(m.remove)}
              </Button>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
