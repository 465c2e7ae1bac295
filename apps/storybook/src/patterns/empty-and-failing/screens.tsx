import { Lock, RefreshCw, SearchX, Server } from 'lucide-react';
import { Banner } from '@portico/ui/banner';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { EmptyState } from '@portico/ui/empty-state';
import { ErrorState } from '@portico/ui/error-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Table } from '@portico/ui/table';
import { useState, type ReactElement, type ReactNode } from 'react';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { services } from '../frame/sample-services.ts';
import { moment } from '../frame/wording.ts';
import { serviceColumns } from '../tables/service-columns.tsx';

interface ServicesPageProps {
  banner?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The services page in any state. The title stays, so that people know where they are. */
function ServicesPage({ banner, description, actions, children }: ServicesPageProps): ReactElement {
  return (
    <PortalFrame current="services" banner={banner}>
      <Stack gap={5}>
        <PageHeader title="My services" description={description} actions={actions} />
        {children}
      </Stack>
    </PortalFrame>
  );
}

function Rows({ count = 4, loading = false }: { count?: number; loading?: boolean }): ReactElement {
  return (
    <Table
      label="My services"
      columns={serviceColumns}
      rows={loading ? undefined : services.slice(0, count)}
      rowKey={({ hostname }) => hostname}
      rowLink={({ hostname }) => <a href={`#${hostname}`} />}
      empty="No services yet."
    />
  );
}

export function FirstUseScreen(): ReactElement {
  return (
    <ServicesPage>
      <EmptyState
        icon={<Server />}
        title="No services yet"
        action={
          <Button variant="primary" render={<a href="#order" />}>
            Order new service
          </Button>
        }
      >
        Servers you order appear here once they’re paid for. Most are ready within four minutes.
      </EmptyState>
    </ServicesPage>
  );
}

export function NothingFoundScreen(): ReactElement {
  return (
    <ServicesPage>
      <EmptyState icon={<SearchX />} title="Nothing matches “edge-nyc”" action={<Button>Clear search</Button>}>
        Check the spelling, or search for a plan or location.
      </EmptyState>
    </ServicesPage>
  );
}

export function NoPermissionScreen(): ReactElement {
  return (
    <PortalFrame current="invoices">
      <Stack gap={5}>
        <PageHeader title="My invoices" />
        <EmptyState icon={<Lock />} title="You don’t have access to invoices" action={<Button>Request access</Button>}>
          Alexandra owns this account and decides who can see invoices. We’ll email her your request.
        </EmptyState>
      </Stack>
    </PortalFrame>
  );
}

export function NotFoundScreen(): ReactElement {
  return (
    <PortalFrame current="services">
      <EmptyState
        headingLevel={1}
        icon={<SearchX />}
        title="Page not found"
        action={<Button render={<a href="#services" />}>Go to my services</Button>}
      >
        The service was deleted, or the address is wrong.
      </EmptyState>
    </PortalFrame>
  );
}

export function FailedScreen({ retrying = false }: { retrying?: boolean }): ReactElement {
  const [busy, setBusy] = useState(retrying);
  return (
    <ServicesPage>
      <ErrorState
        title="Couldn’t load your services"
        retry={{ label: 'Try again', busy, onRetry: () => setBusy(true) }}
        reference="Request 01JD3M8Q"
      >
        The server didn’t respond. Your services aren’t affected.
      </ErrorState>
    </ServicesPage>
  );
}

export function OfflineScreen(): ReactElement {
  return (
    <ServicesPage
      banner={
        <Banner label="Connection" tone="danger" action={<Button size="sm">Try again</Button>}>
          You’re offline. Last updated at {moment('2026-11-21T08:42:00Z')}.
        </Banner>
      }
      actions={
        <Button variant="primary" disabledReason="You’re offline">
          Order new service
        </Button>
      }
    >
      <Rows />
    </ServicesPage>
  );
}

export function PartialScreen(): ReactElement {
  return (
    <ServicesPage>
      <Callout tone="warning" title="Helsinki isn’t responding" actions={<Button size="sm">Try again</Button>}>
        Its services are missing from this list. They’re still running; only their status is unknown.
      </Callout>
      <Rows count={2} />
    </ServicesPage>
  );
}

export function StaleScreen(): ReactElement {
  return (
    <ServicesPage
      description={
        <Status tone="warning">
          {'As of '}
          {moment('2026-11-21T08:42:00Z')}
        </Status>
      }
      actions={
        <Button iconStart={<RefreshCw />} variant="quiet">
          Refresh
        </Button>
      }
    >
      <Rows />
    </ServicesPage>
  );
}

export function MaintenanceScreen(): ReactElement {
  return (
    <ServicesPage
      banner={
        <Banner label="Maintenance" tone="warning" action={<Button size="sm">Learn more</Button>}>
          Network maintenance in Frankfurt on {moment('2026-11-24T22:00:00Z')}. Servers there may be unreachable for up to ten minutes.
        </Banner>
      }
    >
      <Rows />
    </ServicesPage>
  );
}

export function LoadingScreen(): ReactElement {
  return (
    <ServicesPage>
      <Rows loading />
    </ServicesPage>
  );
}
