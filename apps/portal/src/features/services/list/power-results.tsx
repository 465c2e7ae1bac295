import { Check, CircleAlert } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { describeError } from '../../../operations/failures/describe-error.ts';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { actionMessages } from '../actions.messages.ts';
import styles from './power-of-many.module.css';
import { selectionFailures, selectionMessages as m } from './selection.messages.ts';
import type { PowerOfMany, PowerResult } from './use-power-of-many.ts';

type PowerResultsProps = {
  readonly action: PowerOfMany;
  readonly results: readonly PowerResult[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onRetry: () => void;
};

/** What became of each server when at least one action failed. */
export function PowerResults({ action, results, busy, onClose, onRetry }: PowerResultsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  // The failed servers first, because they need attention.
  const rows = [...results.filter(({ failure }) => failure !== undefined), ...results.filter(({ failure }) => failure === undefined)];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={formatMessage(selectionFailures[action], { count: results.filter(({ failure }) => failure !== undefined).length })}
      description={formatMessage(m.kept)}
      busy={busy}
      footer={
        <Button variant="primary" busy={busy} onClick={onRetry}>
          {formatMessage(vocabulary.tryAgain)}
        </Button>
      }
    >
      <ul role="list" className={styles.results}>
        {rows.map(({ service, failure }) => (
          <li key={service.id} className={styles.result} data-failed={failure === undefined ? undefined : true}>
            {failure === undefined ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
            <span className={styles.row}>
              <span className={styles.name}>{service.hostname}</span>{' '}
              <span className={styles.note}>
                {failure === undefined ? formatMessage(actionMessages[action]) : describeError(intl, failure)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
