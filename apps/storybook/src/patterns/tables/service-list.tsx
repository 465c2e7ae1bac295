import { SearchX, Server } from 'lucide-react';
import { Button } from '@portico/ui/button';
import { ColumnChoice } from '@portico/ui/column-choice';
import { EmptyState } from '@portico/ui/empty-state';
import { ErrorState } from '@portico/ui/error-state';
import { Pagination } from '@portico/ui/pagination';
import { SearchInput } from '@portico/ui/search-input';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { Table, type TableSort } from '@portico/ui/table';
import { useState, type ReactElement } from 'react';
import { serviceStates, stateNames, type Service } from '../frame/sample-services.ts';
import { counted } from '../frame/wording.ts';
import { serviceColumns } from './service-columns.tsx';
import styles from './service-list.module.css';

interface ServiceListProps {
  /** `undefined` until they are loaded. */
  services: readonly Service[] | undefined;
  search?: string;
  state?: string;
  /** A filter change is loading. */
  busy?: boolean;
  failed?: boolean;
}

const pageSizes = [5, 10, 25];

/** ISO days and hostnames sort as text. */
function sorted(services: readonly Service[], { columnId, direction }: TableSort): readonly Service[] {
  const key = (service: Service) => (columnId === 'due' ? service.due : service.hostname);
  const sign = direction === 'ascending' ? 1 : -1;
  return services.toSorted((a, b) => sign * key(a).localeCompare(key(b)));
}

function matches(service: Service, search: string, state: string): boolean {
  const found = `${service.hostname} ${service.tariff} ${service.country}`.toLowerCase().includes(search.trim().toLowerCase());
  return found && (state === 'all' || service.state === state);
}

export function ServiceList({ services, search = '', state = 'all', busy = false, failed = false }: ServiceListProps): ReactElement {
  const [text, setText] = useState(search);
  const [chosen, setChosen] = useState(state);
  const [sort, setSort] = useState<TableSort>({ columnId: 'due', direction: 'ascending' });
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [size, setSize] = useState(10);
  const [page, setPage] = useState(0);

  const found = services && sorted(services, sort).filter((service) => matches(service, text, chosen));
  const total = found?.length ?? 0;
  const first = page * size;

  /** A changed filter starts at its first page. */
  function ask(change: () => void): void {
    change();
    setPage(0);
  }

  const clear = () =>
    ask(() => {
      setText('');
      setChosen('all');
    });

  if (failed) {
    return (
      <ErrorState title="Couldn’t load your services" retry={{ label: 'Try again', onRetry: () => undefined }} reference="Request 01JD3M8Q">
        The server didn’t respond. Your services aren’t affected.
      </ErrorState>
    );
  }

  return (
    <div className={styles.root}>
      <Stack gap={3}>
        <div className={styles.filters}>
          <SearchInput
            className={styles.search}
            aria-label="Search by hostname, plan or place"
            placeholder="Search by hostname, plan or place"
            clearLabel="Clear search"
            value={text}
            onValueChange={(typed) => ask(() => setText(typed))}
          />
          <Select
            aria-label="Status"
            value={chosen}
            onValueChange={(value) => ask(() => setChosen(value))}
            options={[{ value: 'all', label: 'All statuses' }, ...serviceStates.map((value) => ({ value, label: stateNames[value] }))]}
          />
          <ColumnChoice className={styles.end} label="Columns" columns={serviceColumns} hidden={hidden} onHiddenChange={setHidden} />
        </div>
        <Table
          label="My services"
          columns={serviceColumns}
          hidden={hidden}
          rows={found?.slice(first, first + size)}
          rowKey={({ hostname }) => hostname}
          rowLink={({ hostname }) => <a href={`#${hostname}`} />}
          sort={sort}
          onSortChange={(next) => ask(() => setSort(next))}
          busy={busy}
          empty={
            services?.length === 0 ? (
              <EmptyState
                icon={<Server />}
                title="No services yet"
                action={
                  <Button variant="primary" render={<a href="#order" />}>
                    Order new service
                  </Button>
                }
              >
                Servers you order appear here once they’re paid for.
              </EmptyState>
            ) : (
              <EmptyState icon={<SearchX />} title="No matching services" action={<Button onClick={clear}>Show all services</Button>}>
                Try a different search or status.
              </EmptyState>
            )
          }
        />
        {total > 0 ? (
          <Pagination
            label="Pages of services"
            rangeText={`${first + 1}–${Math.min(first + size, total)} ${counted(total, 'of # service|of # services')}`}
            previous={{ label: 'Previous page', disabled: page === 0, onClick: () => setPage(page - 1) }}
            next={{ label: 'Next page', disabled: first + size >= total, onClick: () => setPage(page + 1) }}
            rowsPerPage={{ label: 'Rows per page', value: size, options: pageSizes, onValueChange: (value) => ask(() => setSize(value)) }}
          />
        ) : null}
      </Stack>
    </div>
  );
}
