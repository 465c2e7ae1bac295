import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Server } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { ListFrame } from '../../lists/list-frame.tsx';
import type { SearchChange } from '../../lists/list-frame.tsx';
import { useServiceColumns } from './service-columns.tsx';
import { serviceListQuery } from './service-list.queries.ts';
import { serviceStatuses } from './service-list-search.ts';
import type { ServiceListSearch } from './service-list-search.ts';
import { serviceMessages as m, serviceStatusMessages } from './services.messages.ts';

type ServiceListScreenProps = { readonly search: ServiceListSearch; readonly onSearchChange: SearchChange<ServiceListSearch> };

export function ServiceListScreen({ search, onSearchChange }: ServiceListScreenProps) {
  const { formatMessage } = useIntl();
  const columns = useServiceColumns();
  const services = useQuery({ ...serviceListQuery(search), placeholderData: keepPreviousData });
  const orderButton = (
    <Button variant="primary" iconStart={<Plus />} render={<Link to="/services/create" />}>
      {formatMessage(m.order)}
    </Button>
  );

  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.title)} actions={orderButton} />
      <ListFrame
        search={search}
        onSearchChange={onSearchChange}
        query={services}
        statuses={serviceStatuses.map((status) => ({ value: status, label: formatMessage(serviceStatusMessages[status]) }))}
        texts={m}
      >
        {(list) => (
          <Table
            caption={formatMessage(m.title)}
            columns={columns}
            rows={list.rows}
            rowKey={(service) => String(service.id)}
            rowLink={(service) => <Link to="/services/$id" params={{ id: String(service.id) }} />}
            busy={list.busy}
            empty={
              list.filtered ? (
                list.noMatch
              ) : (
                <EmptyState icon={<Server />} title={formatMessage(m.empty)} action={orderButton}>
                  {formatMessage(m.emptyText)}
                </EmptyState>
              )
            }
          />
        )}
      </ListFrame>
    </Stack>
  );
}
