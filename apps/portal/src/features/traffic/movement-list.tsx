import { useId } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ArrowDownUp } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { EmptyState } from '@portico/ui/empty-state';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { activeServicesQuery } from '../../flows/assign-traffic/assign-traffic.queries.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import type { SearchChange } from '../../lists/list-frame.tsx';
import { useMovementColumns } from './movement-columns.tsx';
import { movementMessages as m, movementTypeMessages } from './traffic.messages.ts';
import styles from './traffic.module.css';
import { movementTypes, trafficPoolSearch } from './traffic-pool-search.ts';
import type { TrafficPoolSearch } from './traffic-pool-search.ts';
import { trafficMovementsQuery } from './traffic.queries.ts';

type MovementListProps = { readonly search: TrafficPoolSearch; readonly onSearchChange: SearchChange<TrafficPoolSearch> };

/** Every byte that came and went, with its reason. */
export function MovementList({ search, onSearchChange }: MovementListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const movements = useQuery({ ...trafficMovementsQuery(search), placeholderData: keepPreviousData });
  const services = useServiceChoices(search.hosting_id);
  const columns = useMovementColumns();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <h2 id={titleId} className={styles.title}>
          {formatMessage(m.title)}
        </h2>
        <ListFrame
          search={search}
          onSearchChange={(next, options) => onSearchChange(v.parse(trafficPoolSearch, next), options)}
          query={movements}
          filters={[
            {
              key: 'type',
              label: formatMessage(m.type),
              allLabel: formatMessage(m.allTypes),
              options: movementTypes.map((type) => ({ value: type, label: formatMessage(movementTypeMessages[type]) })),
            },
            { key: 'hosting_id', label: formatMessage(m.service), allLabel: formatMessage(m.allServices), options: services },
          ]}
          texts={m}
        >
          {(list) => (
            <Table
              caption={formatMessage(m.title)}
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

/** Active services; one that the address names and that is none of them is told by its number. */
function useServiceChoices(chosen: number | undefined) {
  const { formatMessage } = useIntl();
  const services = useQuery(activeServicesQuery());
  const options = (services.data?.items ?? []).map(({ id, hostname }) => ({ value: String(id), label: hostname }));
  if (chosen === undefined || options.some(({ value }) => value === String(chosen))) return options;
  return [...options, { value: String(chosen), label: formatMessage(m.serviceNumber, { id: String(chosen) }) }];
}
