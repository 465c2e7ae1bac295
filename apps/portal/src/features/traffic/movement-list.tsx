import { useId } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ArrowDownUp } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Combobox } from '@portico/ui/combobox';
import { EmptyState } from '@portico/ui/empty-state';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { useServiceSearch } from '../../flows/choose-service/use-service-search.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import type { SearchChange } from '../../lists/list-frame.tsx';
import { useMovementColumns } from './movement-columns.tsx';
import { movementMessages as m, movementTypeMessages } from './traffic.messages.ts';
import styles from './traffic.module.css';
import { movementTypes, trafficPoolSearch } from './traffic-pool-search.ts';
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
        <h2 id={titleId} className={styles.title}>
          {formatMessage(m.title)}
        </h2>
        <ListFrame
          search={search}
          onSearchChange={change}
          query={movements}
          filters={[
            {
              key: 'type',
              label: formatMessage(m.type),
              allLabel: formatMessage(m.allTypes),
              options: movementTypes.map((type) => ({ value: type, label: formatMessage(movementTypeMessages[type]) })),
            },
          ]}
          texts={m}
          tools={<ServiceFilter search={search} onSearchChange={change} />}
          narrowedBy={['hosting_id']}
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

/** Filters the movements by one service, which the server searches for. */
function ServiceFilter({ search: current, onSearchChange }: MovementListProps) {
  const { formatMessage } = useIntl();
  const { options, search } = useServiceSearch({
    chosenId: current.hosting_id,
    texts: m,
    labelOf: ({ hostname }) => hostname,
    unnamed: (id) => formatMessage(m.serviceNumber, { id: String(id) }),
  });
  return (
    <Combobox
      className={styles.serviceFilter}
      aria-label={formatMessage(m.service)}
      options={options}
      search={search}
      value={current.hosting_id === undefined ? '' : String(current.hosting_id)}
      onValueChange={(value) => onSearchChange({ ...current, page: undefined, hosting_id: value === '' ? undefined : Number(value) })}
      placeholder={formatMessage(m.allServices)}
      emptyText={formatMessage(m.noServiceFound)}
    />
  );
}
