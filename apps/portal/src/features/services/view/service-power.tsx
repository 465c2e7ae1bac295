import { useIntl } from '@portico/i18n/react';
import { Status } from '@portico/ui/status';
import { statusLook } from '../service-status.tsx';
import type { ShownService } from '../service-status.tsx';
import { serviceMessages, serviceStatusMessages } from '../services.messages.ts';
import { viewMessages as m } from './view.messages.ts';

/** Whether the server runs, while it exists. */
export function ServicePower({ service }: { readonly service: ShownService }) {
  const { formatMessage } = useIntl();
  const { status, power } = service;
  const word =
    status !== 'active' || power === null ? serviceStatusMessages[status] : power === 'running' ? m.running : serviceMessages.stopped;
  return <Status {...statusLook(service)}>{formatMessage(word)}</Status>;
}
