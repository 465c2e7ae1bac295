import { Plus } from 'lucide-react';
import { Button } from '@portico/ui/button';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import type { ReactElement } from 'react';
import { linkTo } from '../frame/link-to.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { services } from '../frame/sample-services.ts';
import { ServiceList } from '../tables/service-list.tsx';

/** Title and the primary action, filters, the list and its pages. */
export function ListPage(): ReactElement {
  return (
    <PortalFrame current="services">
      <Stack gap={5}>
        <PageHeader
          title="My services"
          actions={
            <Button variant="primary" iconStart={<Plus />} render={linkTo('order')}>
              Order new service
            </Button>
          }
        />
        <ServiceList services={services} />
      </Stack>
    </PortalFrame>
  );
}
