import type { Action, ServiceStatus as ServiceState, ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { actionMessages } from './actions.messages.ts';
import { powerMessages, serviceMessages as m, serviceStatusMessages } from './services.messages.ts';
import styles from './service-status.module.css';

type Look = Pick<StatusProps, 'tone' | 'sign'>;

const looks: Readonly<Record<ServiceState, Look>> = {
  pending: { tone: 'warn' },
  prepare: { tone: 'info' },
  active: { tone: 'ok' },
  suspended: { tone: 'warn' },
  delete: { tone: 'neutral', sign: 'ring' },
};

const off: Look = { tone: 'neutral', sign: 'ring' };

type Shown = Pick<ServiceSummary, 'status' | 'power' | 'action'>;

function lookOf({ status, power }: Shown): Look {
  return status === 'active' && power === 'stopped' ? off : looks[status];
}

/** A service in a list: its status, and below it what is not as usual, that it is stopped or what is being done with it. */
export function ServiceStatus({ service }: { readonly service: Shown }) {
  const { formatMessage } = useIntl();
  const stopped = service.status === 'active' && service.power === 'stopped';
  return (
    <span className={styles.root}>
      <Status {...lookOf(service)}>{formatMessage(serviceStatusMessages[service.status])}</Status>
      {service.action ? (
        <RunningAction action={service.action} />
      ) : stopped ? (
        <span className={styles.note}>{formatMessage(powerMessages.stopped)}</span>
      ) : null}
    </span>
  );
}

/** A service by itself: whether the server runs, as long as there is one. */
export function ServicePower({ service }: { readonly service: Shown }) {
  const { formatMessage } = useIntl();
  const word = service.status === 'active' && service.power ? powerMessages[service.power] : serviceStatusMessages[service.status];
  return <Status {...lookOf(service)}>{formatMessage(word)}</Status>;
}

/** What is being done, and how far it is. */
export function RunningAction({ action }: { readonly action: Action }) {
  const { formatMessage } = useIntl();
  const { percent } = useFormatters();
  return (
    <span className={styles.note}>
      {formatMessage(m.running, { action: formatMessage(actionMessages[action.command]), percent: percent(action.progress / 100) })}
    </span>
  );
}
