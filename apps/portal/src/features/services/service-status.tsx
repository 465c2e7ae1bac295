import type { ServiceStatus as ServiceState } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { serviceStatusMessages } from './services.messages.ts';

const looks: Readonly<Record<ServiceState, Pick<StatusProps, 'tone' | 'sign'>>> = {
  pending: { tone: 'warn' },
  prepare: { tone: 'info' },
  active: { tone: 'ok' },
  suspended: { tone: 'warn' },
  delete: { tone: 'neutral', sign: 'ring' },
};

export function ServiceStatus({ status }: { readonly status: ServiceState }) {
  const { formatMessage } = useIntl();
  return <Status {...looks[status]}>{formatMessage(serviceStatusMessages[status])}</Status>;
}
