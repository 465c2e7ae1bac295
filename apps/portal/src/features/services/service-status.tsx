import type { Action, ServiceStatus as ServiceState, ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { actionMessages } from './actions.messages.ts';
import { serviceMessages as m, serviceStatusMessages } from './services.messages.ts';
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

export type ShownService = Pick<ServiceSummary, 'status' | 'power' | 'action'>;
type ListedService = ShownService & Pick<ServiceSummary, 'ends_on'>;

/** How a status looks, a server that is stopped unlike one that runs. */
export function statusLook({ status, power }: ShownService): Look {
  return status === 'active' && power === 'stopped' ? off : looks[status];
}

/** A service in a list: its status, and below it what is not as usual: that it is stopped, when it ends, or what is being done with it. */
export function ServiceStatus({ service }: { readonly service: ListedService }) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const stopped = service.status === 'active' && service.power === 'stopped';
  return (
    <span className={styles.root}>
      <Status {...statusLook(service)}>{formatMessage(serviceStatusMessages[service.status])}</Status>
      {service.action ? (
        <RunningAction action={service.action} />
      ) : stopped ? (
        <span className={styles.note}>{formatMessage(m.stopped)}</span>
      ) : null}
      {service.ends_on ? <span className={styles.note}>{formatMessage(m.ends, { date: date(service.ends_on) })}</span> : null}
    </span>
  );
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
