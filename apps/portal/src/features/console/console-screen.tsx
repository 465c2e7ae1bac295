import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ServerOff } from 'lucide-react';
import { ApiError } from '@portico/api-client/api-error';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { hindranceOf, serviceFacts } from '@portico/validation/service-capabilities';
import { FailedQuery, LoadingLines } from '../../calls/query-states.tsx';
import { useDenied } from '../../calls/use-denied.ts';
import { ConsoleNotice } from './console-notice.tsx';
import { consoleMessages as m } from './console.messages.ts';
import { consoleServiceQuery } from './console.queries.ts';
import { ConsoleStage } from './console-stage.tsx';

/** The screen and the keyboard of one server. */
export function ConsoleScreen({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const service = useQuery(consoleServiceQuery(id));

  if (service.data) return <ConsoleOf service={service.data} />;
  if (service.error instanceof ApiError && service.error.status === 404) {
    const back = <Button render={<Link to="/services/my" />}>{formatMessage(m.services)}</Button>;
    return (
      <EmptyState icon={<ServerOff />} headingLevel={1} title={formatMessage(m.notFound)} action={back}>
        {formatMessage(m.notFoundText)}
      </EmptyState>
    );
  }
  if (service.isError) return <FailedQuery title={m.serviceFailed} query={service} />;
  return (
    <Stack gap={5} aria-busy="true">
      <PageHeader title={formatMessage(m.title)} />
      <LoadingLines lines={6} />
    </Stack>
  );
}

function ConsoleOf({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const denied = useDenied('openConsole');
  const hindrance = hindranceOf('open_console', serviceFacts(service));
  const { id, hostname } = service;
  const above = [
    { label: formatMessage(m.services), render: <Link to="/services/my" /> },
    { label: hostname, render: <Link to="/services/$id" params={{ id: String(id) }} /> },
  ];
  return (
    <Stack gap={4}>
      <PageHeader
        breadcrumbs={<Breadcrumbs label={formatMessage(m.breadcrumbs)} items={above} />}
        title={formatMessage(m.titleOf, { hostname })}
      />
      {denied !== undefined ? (
        <ConsoleNotice serviceId={id} title={formatMessage(m.unavailable)} text={denied} />
      ) : hindrance === 'already_stopped' ? (
        <ConsoleNotice serviceId={id} title={formatMessage(m.stopped)} text={formatMessage(m.stoppedText)} leadsOn />
      ) : hindrance !== null ? (
        <ConsoleNotice serviceId={id} title={formatMessage(m.unavailable)} text={formatMessage(m.serviceClosedText)} leadsOn />
      ) : (
        <ConsoleStage serviceId={id} hostname={hostname} />
      )}
    </Stack>
  );
}
