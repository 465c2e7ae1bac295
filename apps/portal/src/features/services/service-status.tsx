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
  pending: { tone: 'warning' },
  prepare: { tone: 'info' },
  active: { tone: 'success' },
  suspended: { tone: 'warning' },
  delete: { tone: 'neutral', sign: 'ring' },
};

const off: Look = { tone: 'neutral', sign: 'ring' };

export type ShownService = Pick<ServiceSummary, 'status' | 'power' | 'action'>;
type ListedService = ShownService & Pick<ServiceSummary, 'ends_on'>;

/** Returns a status's colour and icon; a stopped server differs from a running one. */
export function statusLook({ status, power }: ShownService): Look {
  return status === 'active' && power === 'stopped' ? off : looks[status];
}

/** A service's status in a list, with anything unusual below: stopped, ending, or an action in progress. */
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

/** The running action and its progress. */
export function RunningAction({ action }: { readonly action: Action }) {
  const { formatMessage } = useIntl();
  const { percent } = useFormatters();
  return (
    <span className={styles.note}>
      {formatMessage(m.running, { action: formatMessage(actionMessages[action.command]), percent: percent(action.progress / 100) })}
    </span>
  );
}
