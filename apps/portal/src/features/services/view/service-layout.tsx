import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { ServerOff } from 'lucide-react';
import { ApiError } from '@portico/api-client/api-error';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Stack } from '@portico/ui/stack';
import { TabNav } from '@portico/ui/tab-nav';
import { blockedReasonOfState } from '@portico/validation/service-capabilities';
import { useOfferedPages } from '../../../operations/offers/use-offered.ts';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { serviceQuery } from '../services.queries.ts';
import { FailedAction } from './failed-action.tsx';
import { LoadingService } from './loading-service.tsx';
import { ServiceCallouts } from './service-callouts.tsx';
import { ServiceContext } from './service-context.ts';
import { ServiceFactStrip } from './service-fact-strip.tsx';
import { ServiceHeader } from './service-header.tsx';
import { offersPageOf, pageLabel, pageOfPath, servicePages } from './service-pages.ts';
import { UnavailablePage } from './unavailable-page.tsx';
import { FollowContext, useFollowedAction } from './use-followed-action.ts';
import { viewMessages as m } from './view.messages.ts';

/** A service's page: its status and running action, and a tab with its own URL for each task. */
export function ServiceLayout({ id }: { readonly id: string }) {
  const service = useQuery(serviceQuery(id));

  if (service.data) return <ServicePage key={service.data.id} service={service.data} />;
  if (service.error instanceof ApiError && service.error.status === 404) return <MissingService />;
  if (service.isError) return <FailedQuery title={m.failed} query={service} />;
  return <LoadingService />;
}

function MissingService() {
  const { formatMessage } = useIntl();
  const title = formatMessage(m.notFound);
  usePageTitle(title);
  const back = <Button render={<Link to="/services/my" />}>{formatMessage(m.back)}</Button>;
  return (
    <EmptyState icon={<ServerOff />} headingLevel={1} title={title} action={back}>
      {formatMessage(m.notFoundText)}
    </EmptyState>
  );
}

/** "web-1.example.com · Network". A separate component before the page, so that a failing page can set its own title. */
function ServiceTitle({ hostname, page }: { readonly hostname: string; readonly page: string }) {
  const { formatMessage } = useIntl();
  const label = pageLabel(page);
  usePageTitle(label ? `${hostname} · ${formatMessage(label)}` : hostname);
  return null;
}

function ServicePage({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const params = { id: String(service.id) };
  const followed = useFollowedAction(service);
  const isOffered = useOfferedPages();
  const pages = servicePages(service).filter(({ to }) => isOffered(to));
  const page = useLocation({ select: ({ pathname }) => pageOfPath(pathname) });
  // A hidden tab can still be opened by its URL.
  const unavailable = pages.some(({ id }) => id === page)
    ? null
    : (blockedReasonOfState('start', service.status) ?? (offersPageOf(service, page) ? null : 'feature_not_offered'));
  return (
    <FollowContext value={followed.follow}>
      <Stack gap={5}>
        <ServiceHeader service={service} />
        <FailedAction service={service} followed={followed} />
        <ServiceCallouts service={service} />
        <ServiceFactStrip service={service} />
        {pages.length > 1 ? (
          <TabNav
            label={formatMessage(m.tabs, { hostname: service.hostname })}
            items={pages.map(({ id, to, label }) => ({
              id,
              label: formatMessage(label),
              link: <Link to={to} params={params} activeOptions={{ exact: id === 'overview' }} resetScroll={false} />,
            }))}
          />
        ) : null}
        <ServiceTitle hostname={service.hostname} page={page} />
        <ServiceContext value={service}>
          {unavailable === null ? (
            <Outlet />
          ) : (
            <UnavailablePage
              reason={unavailable}
              action={<Button render={<Link to="/services/$id" params={params} />}>{formatMessage(m.toOverview)}</Button>}
            />
          )}
        </ServiceContext>
      </Stack>
    </FollowContext>
  );
}
