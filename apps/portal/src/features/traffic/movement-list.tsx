import { useId } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ArrowDownUp } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { EmptyState } from '@portico/ui/empty-state';
import { Heading } from '@portico/ui/heading';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import type { SearchChange } from '../../lists/list-frame.tsx';
import { useMovementColumns } from './movement-columns.tsx';
import { ServiceFilter } from './service-filter.tsx';
import { movementMessages as m, movementTypeMessages } from './traffic.messages.ts';
import { movementTypes, serviceIdsIn, trafficPoolSearch } from './traffic-pool-search.ts';
import type { TrafficPoolSearch } from './traffic-pool-search.ts';
import { trafficMovementsQuery } from './traffic.queries.ts';

type MovementListProps = { readonly search: TrafficPoolSearch; readonly onSearchChange: SearchChange<TrafficPoolSearch> };

/** Every change of the traffic pool with its reason. */
export function MovementList({ search, onSearchChange }: MovementListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const movements = useQuery({ ...trafficMovementsQuery(search), placeholderData: keepPreviousData });
  const change = (next: TrafficPoolSearch, options?: { readonly replace: boolean }) =>
    onSearchChange(v.parse(trafficPoolSearch, next), options);
  const columns = useMovementColumns();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} id={titleId}>
          {formatMessage(m.title)}
        </Heading>
        <ListFrame
          search={search}
          onSearchChange={change}
          query={movements}
          filter={
            <FilterSelect
              name="type"
              label={formatMessage(m.type)}
              allLabel={formatMessage(m.allTypes)}
              options={movementTypes.map((type) => ({ value: type, label: formatMessage(movementTypeMessages[type]) }))}
              search={search}
              onSearchChange={change}
            />
          }
          texts={m}
          tools={
            <ServiceFilter
              ids={serviceIdsIn(search) ?? []}
              onIdsChange={(ids) => change({ ...search, page: undefined, hosting_id: ids.join() })}
            />
          }
          narrowedBy={['type', 'hosting_id']}
        >
          {(list) => (
            <Table
              label={formatMessage(m.title)}
              columns={columns}
              rows={list.rows}
              rowKey={({ id }) => String(id)}
              busy={list.busy}
              empty={
                list.filtered ? (
                  list.noMatch
                ) : (
                  <EmptyState icon={<ArrowDownUp />} title={formatMessage(m.empty)}>
                    {formatMessage(m.emptyText)}
                  </EmptyState>
                )
              }
            />
          )}
        </ListFrame>
      </Stack>
    </section>
  );
}
