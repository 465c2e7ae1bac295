import { Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Server } from 'lucide-react';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { lazily } from '@portico/ui/lazily';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import type { TableSort } from '@portico/ui/table';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { ColumnButton } from '../../../lists/column-button.tsx';
import { ListFrame } from '../../../lists/list-frame.tsx';
import { wholeList } from '../../../lists/list-search.ts';
import { useHiddenColumns } from '../../../lists/use-hidden-columns.ts';
import { serviceMessages as m } from '../services.messages.ts';
import { serviceListQuery } from '../services.queries.ts';
import { SelectedServices } from './selected-services.tsx';
import { useServiceColumns } from './service-columns.tsx';
import { AppliedServiceFilters, ServiceFilterButton } from './service-filters.tsx';
import { searchedSort, serviceFilterNames, tableSort } from './service-list-search.ts';
import type { ServiceListProps } from './service-list-search.ts';

/** Shows all services in one list. */
const WholeServiceTable = lazily(
  () => import('./whole-service-table.tsx'),
  (module) => module.WholeServiceTable,
);

const keyOf = (service: ServiceSummary) => String(service.id);
const linkTo = (service: ServiceSummary) => <Link to="/services/$id" params={{ id: keyOf(service) }} />;

export function ServiceListScreen({ search, onSearchChange }: ServiceListProps) {
  const { formatMessage } = useIntl();
  const columns = useServiceColumns();
  const offersPower = useOffered('changeServicePower');
  const [hidden, setHidden] = useHiddenColumns('services');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const services = useQuery({ ...serviceListQuery(search), placeholderData: keepPreviousData });
  const whole = search['per-page'] === wholeList;
  // The empty list itself explains what to do.
  const isFiltered = serviceFilterNames.some((name) => search[name]);
  const isEmpty = services.data?.total === 0 && !search.q && !isFiltered;
  const orderButton = (
    <Button variant="primary" iconStart={<Plus />} render={<Link to="/services/create" />}>
      {formatMessage(m.order)}
    </Button>
  );
  const selection = {
    selected,
    onSelectedChange: setSelected,
    columnLabel: formatMessage(m.selection),
    allLabel: formatMessage(m.selectAll),
    rowLabel: ({ hostname }: ServiceSummary) => formatMessage(m.selectOne, { hostname }),
  };
  const bar = (rows: readonly (ServiceSummary | undefined)[] | undefined) => (
    <SelectedServices rows={rows} selected={selected} onSelectedChange={setSelected} />
  );
  const none = (
    <EmptyState icon={<Server />} title={formatMessage(m.empty)} action={orderButton}>
      {formatMessage(m.emptyText)}
    </EmptyState>
  );

  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.title)} actions={isEmpty ? null : orderButton} />
      <ListFrame
        search={search}
        onSearchChange={onSearchChange}
        query={services}
        narrowedBy={serviceFilterNames}
        texts={m}
        hasWhole
        tools={
          <>
            <ServiceFilterButton search={search} onSearchChange={onSearchChange} />
            <ColumnButton columns={columns} hidden={hidden} onHiddenChange={setHidden} />
          </>
        }
        below={isFiltered ? <AppliedServiceFilters search={search} onSearchChange={onSearchChange} /> : null}
      >
        {(list) => {
          const table = {
            label: formatMessage(m.title),
            columns,
            hidden,
            rowKey: keyOf,
            rowLink: linkTo,
            sort: tableSort(search.sort),
            onSortChange: (sort: TableSort) => onSearchChange({ ...search, page: undefined, sort: searchedSort(sort) }),
            ...(offersPower && { selection }),
            empty: list.filtered ? list.noMatch : none,
          };
          return whole ? (
            <Suspense fallback={<Table {...table} rows={undefined} />}>
              <WholeServiceTable search={search} table={table}>
                {bar}
              </WholeServiceTable>
            </Suspense>
          ) : (
            <Table {...table} rows={list.rows} busy={list.busy} />
          );
        }}
      </ListFrame>
      {whole ? null : bar(services.data?.items)}
    </Stack>
  );
}
