import { lazy, Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Server } from 'lucide-react';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { ColumnButton } from '../../../lists/column-button.tsx';
import { ListFrame } from '../../../lists/list-frame.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { useHiddenColumns } from '../../../lists/use-hidden-columns.ts';
import { loadTexts } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';
import { serviceMessages as m, serviceStatusMessages } from '../services.messages.ts';
import { serviceListQuery } from '../services.queries.ts';
import { useServiceColumns } from './service-columns.tsx';
import { searchedSort, serviceStatuses, tableSort } from './service-list-search.ts';
import type { ServiceListSearch } from './service-list-search.ts';

/** The bar and its words come with the first row that is selected. */
const SelectionBar = lazy(async () => {
  const [{ SelectionBar: bar }] = await Promise.all([import('./selection-bar.tsx'), loadTexts(store, 'service')]);
  return { default: bar };
});

type ServiceListScreenProps = { readonly search: ServiceListSearch; readonly onSearchChange: SearchChange<ServiceListSearch> };

const keyOf = (service: ServiceSummary) => String(service.id);
const linkTo = (service: ServiceSummary) => <Link to="/services/$id" params={{ id: keyOf(service) }} />;

export function ServiceListScreen({ search, onSearchChange }: ServiceListScreenProps) {
  const { formatMessage } = useIntl();
  const columns = useServiceColumns();
  const [hidden, setHidden] = useHiddenColumns('services');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const services = useQuery({ ...serviceListQuery(search), placeholderData: keepPreviousData });
  // What is not on this page is not acted on.
  const chosen = services.data?.items.filter((service) => selected.has(keyOf(service))) ?? [];
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
        filters={[
          {
            key: 'status',
            label: formatMessage(m.status),
            allLabel: formatMessage(m.allStatuses),
            options: serviceStatuses.map((status) => ({ value: status, label: formatMessage(serviceStatusMessages[status]) })),
          },
        ]}
        texts={m}
        tools={<ColumnButton columns={columns} hidden={hidden} onHiddenChange={setHidden} />}
      >
        {(list) => (
          <Table
            caption={formatMessage(m.title)}
            columns={columns}
            hidden={hidden}
            rows={list.rows}
            rowKey={keyOf}
            rowLink={linkTo}
            sort={tableSort(search.sort)}
            onSortChange={(sort) => onSearchChange({ ...search, page: undefined, sort: searchedSort(sort) })}
            selection={{
              selected,
              onSelectedChange: setSelected,
              columnLabel: formatMessage(m.selection),
              allLabel: formatMessage(m.selectAll),
              rowLabel: ({ hostname }) => formatMessage(m.selectOne, { hostname }),
            }}
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
      {chosen.length > 0 ? (
        <Suspense>
          <SelectionBar services={chosen} onClear={() => setSelected(new Set())} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
