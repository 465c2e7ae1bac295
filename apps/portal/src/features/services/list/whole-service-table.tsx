import type { ReactNode } from 'react';
import type { ServiceSummary } from '@portico/contract';
import { Stack } from '@portico/ui/stack';
import type { TableProps } from '@portico/ui/table';
import { VirtualTable } from '@portico/ui/virtual-table';
import type { ServiceListSearch } from './service-list-search.ts';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { serviceMessages as m } from '../services.messages.ts';
import styles from './whole-service-table.module.css';
import { useWholeList } from './use-whole-list.ts';

type WholeServiceTableProps = {
  readonly search: ServiceListSearch;
  /** Rendered below the list: actions for the selected rows. */
  readonly children: (rows: readonly (ServiceSummary | undefined)[] | undefined) => ReactNode;
  readonly table: Omit<TableProps<ServiceSummary>, 'rows' | 'busy'>;
};

/** All services in one virtualised list, whose cost depends on the visible rows only. */
export function WholeServiceTable({ search, table: { selection, ...table }, children }: WholeServiceTableProps) {
  const { rows, failed, showRange, keepRows } = useWholeList(search);
  const isWhole = rows?.every((row) => row !== undefined) ?? false;

  function select(selected: ReadonlySet<string>): void {
    keepRows((service) => selected.has(table.rowKey(service)));
    selection?.onSelectedChange(selected);
  }

  return (
    <Stack gap={3}>
      <VirtualTable
        {...table}
        className={styles.list}
        rows={rows}
        onRangeChange={showRange}
        // Offers "select all" only when every row is loaded.
        {...(selection && {
          selection: { ...selection, allLabel: isWhole ? selection.allLabel : undefined, onSelectedChange: select },
        })}
      />
      {rows && failed ? <FailedQuery title={m.failed} query={failed} /> : null}
      {children(rows)}
    </Stack>
  );
}
