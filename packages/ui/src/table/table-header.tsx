import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './table.module.css';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

interface HeaderColumn {
  id: string;
  header: string;
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
}

export interface TableHeaderProps {
  columns: readonly HeaderColumn[];
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Where only some of the rows are in the document, each says which one it is. */
  rowIndex?: number | undefined;
}

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;
const role = { group: { role: 'rowgroup' }, row: { role: 'row' }, header: { role: 'columnheader' } } as const;

/** The table's head. A sortable column is a button that sorts up first and then turns the order round. */
export function TableHeader({ columns, sort, onSortChange, rowIndex }: TableHeaderProps): ReactElement {
  return (
    <thead {...role.group} className={styles.head}>
      <tr {...role.row} className={styles.headRow} aria-rowindex={rowIndex}>
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : 'none';
          const Sign = signs[direction];
          const sortable = Boolean(column.sortable && onSortChange);
          return (
            <th
              key={column.id}
              {...role.header}
              scope="col"
              className={styles.headCell}
              data-align={column.align}
              data-sortable={sortable || undefined}
              aria-sort={sortable ? direction : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSortChange?.({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
                >
                  {column.header}
                  <Sign aria-hidden="true" />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
