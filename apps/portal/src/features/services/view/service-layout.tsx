import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { ServerOff } from 'lucide-react';
import { ApiError } from '@portico/api-client/api-error';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Stack } from '@portico/ui/stack';
import { TabNav } from '@portico/ui/tab-nav';
import { FailedQuery } from '../../../calls/query-states.tsx';
import { serviceQuery } from '../services.queries.ts';
import { FailedAction } from './failed-action.tsx';
import { LoadingService } from './loading-service.tsx';
import { ServiceCallouts } from './service-callouts.tsx';
import { ServiceContext } from './service-context.ts';
import { ServiceFactStrip } from './service-fact-strip.tsx';
import { ServiceHeader } from './service-header.tsx';
import { FollowContext, useFollowedAction } from './use-followed-action.ts';
import { tabMessages, viewMessages as m } from './view.messages.ts';

const tabs = [
  { to: '/services/$id', label: tabMessages.overview, exact: true },
  { to: '/services/$id/network', label: tabMessages.network },
  { to: '/services/$id/console', label: tabMessages.console },
  { to: '/services/$id/iso', label: tabMessages.iso },
  { to: '/services/$id/reinstall', label: tabMessages.reinstall },
  { to: '/services/$id/traffic', label: tabMessages.traffic },
  { to: '/services/$id/cancellation', label: tabMessages.cancellation },
  { to: '/services/$id/activity', label: tabMessages.activity },
] as const;

/** A service: what it is and does now, and a tab for each thing that can be done with it, with an address of its own. */
export function ServiceLayout({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const service = useQuery(serviceQuery(id));

  if (service.data) return <ServicePage key={service.data.id} service={service.data} />;
  if (service.error instanceof ApiError && service.error.status === 404) {
    const back = <Button render={<Link to="/services/my" />}>{formatMessage(m.back)}</Button>;
    return (
      <EmptyState icon={<ServerOff />} headingLevel={1} title={formatMessage(m.notFound)} action={back}>
        {formatMessage(m.notFoundText)}
      </EmptyState>
    );
  }
  if (service.isError) return <FailedQuery title={m.failed} query={service} />;
  return <LoadingService />;
}

function ServicePage({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const params = { id: String(service.id) };
  const followed = useFollowedAction(service);
  return (
    <FollowContext value={followed.follow}>
      <Stack gap={5}>
        <ServiceHeader service={service} />
        <FailedAction service={service} followed={followed} />
        <ServiceCallouts service={service} />
        <ServiceFactStrip service={service} />
        <TabNav
          label={formatMessage(m.tabs, { hostname: service.hostname })}
          items={tabs.map(({ to, label, ...tab }) => ({
            id: to,
            label: formatMessage(label),
            link: <Link to={to} params={params} activeOptions={{ exact: 'exact' in tab }} resetScroll={false} />,
          }))}
        />
        <ServiceContext value={service}>
          <Outlet />
        </ServiceContext>
      </Stack>
    </FollowContext>
  );
}
