import { useState } from 'react';
import { Play, RotateCw, Square, X } from 'lucide-react';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { IconButton } from '@portico/ui/icon-button';
import { Stack } from '@portico/ui/stack';
import { powerBlockedReason } from '@portico/validation/service-capabilities';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { blockedReasonMessages, powerActionMessages } from '../capabilities.messages.ts';
import { selectionMessages as m, selectionQuestions } from './selection.messages.ts';
import styles from './selection-bar.module.css';
import { usePowerOfMany } from './use-power-of-many.ts';
import type { PowerOfMany } from './use-power-of-many.ts';

const commands = [
  { action: 'start', icon: <Play /> },
  { action: 'stop', icon: <Square /> },
  { action: 'restart', icon: <RotateCw /> },
] as const;

type SelectionBarProps = { readonly services: readonly ServiceSummary[]; readonly onClear: () => void };

/** Actions for the selected services, fixed at the bottom of the window. */
export function SelectionBar({ services, onClear }: SelectionBarProps) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('changeServicePower');
  const [asked, setAsked] = useState<PowerOfMany>();
  const power = usePowerOfMany({
    onDone: () => {
      setAsked(undefined);
      onClear();
    },
  });
  const allowing = (action: PowerOfMany) => services.filter((service) => powerBlockedReason(action, service) === null);

  function press(action: PowerOfMany): void {
    if (action === 'start') void power.run(action, allowing(action));
    else setAsked(action);
  }

  return (
    <div role="region" aria-label={formatMessage(m.region)} className={styles.bar}>
      <span className={styles.count} role="status">
        {formatMessage(m.count, { count: services.length })}
      </span>
      <div className={styles.actions}>
        {commands.map(({ action, icon }) => (
          <Button
            key={action}
            size="sm"
            iconStart={icon}
            busy={power.busy === action}
            disabledReason={denied ?? (allowing(action).length === 0 ? formatMessage(m.noneAllows) : undefined)}
            onClick={() => press(action)}
          >
            {formatMessage(powerActionMessages[action])}
          </Button>
        ))}
      </div>
      <IconButton size="sm" variant="quiet" label={formatMessage(m.clear)} onClick={onClear}>
        <X />
      </IconButton>
      {asked && asked !== 'start' ? (
        <Question
          action={asked}
          services={services}
          busy={power.busy !== undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void power.run(asked, allowing(asked))}
        />
      ) : null}
    </div>
  );
}

type QuestionProps = {
  readonly action: Exclude<PowerOfMany, 'start'>;
  readonly services: readonly ServiceSummary[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Lists the servers that will be interrupted, and the skipped ones with the reason. */
function Question({ action, services, busy, onClose, onConfirm }: QuestionProps) {
  const { formatMessage } = useIntl();
  const validated = services.map((service) => ({ service, blocked: powerBlockedReason(action, service) }));
  const going = validated.filter(({ blocked }) => blocked === null);
  const left = validated.filter(({ blocked }) => blocked !== null);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="neutral"
      title={formatMessage(selectionQuestions[action], { count: going.length })}
      confirmLabel={formatMessage(powerActionMessages[action])}
      busy={busy}
      onConfirm={onConfirm}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.interrupted)}</p>
        <ul role="list" className={styles.names}>
          {going.map(({ service }) => (
            <li key={service.id} className={styles.name}>
              {service.hostname}
            </li>
          ))}
        </ul>
        {left.length > 0 ? (
          <>
            <p>{formatMessage(m.leftAlone)}</p>
            <ul role="list" className={styles.names}>
              {left.map(({ service, blocked }) => (
                <li key={service.id} className={styles.left}>
                  <span className={styles.name}>{service.hostname}</span>{' '}
                  {blocked ? <span className={styles.reason}>{formatMessage(blockedReasonMessages[blocked])}</span> : null}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
