import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { blockedReason, serviceFacts } from '@portico/validation/service-capabilities';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { ConsoleNotice } from './console-notice.tsx';
import { consoleMessages as m } from './console.messages.ts';
import { consoleServiceQuery } from './console.queries.ts';
import { ConsoleStage } from './console-stage.tsx';

/** The screen and keyboard of one server. The layout around it handles missing services. */
export function ConsoleScreen({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data: service } = useQuery(consoleServiceQuery(id));
  const denied = useDeniedReason('openConsole');
  if (service === undefined) return null;
  const blocked = blockedReason('open_console', serviceFacts(service));
  if (denied !== undefined) return <ConsoleNotice title={formatMessage(m.unavailable)} text={denied} />;
  if (blocked === 'already_stopped') return <ConsoleNotice title={formatMessage(m.stopped)} text={formatMessage(m.stoppedText)} />;
  if (blocked !== null) return <ConsoleNotice title={formatMessage(m.unavailable)} text={formatMessage(m.serviceClosedText)} />;
  return <ConsoleStage serviceId={service.id} hostname={service.hostname} />;
}
