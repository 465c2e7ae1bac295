import type { ReactElement, ReactNode } from 'react';
import { SortButton, type TableSort } from './sort-button.tsx';
import styles from './table.module.css';

interface HeaderColumn {
  id: string;
  header: string;
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  drop?: 'first' | 'next' | undefined;
}

export interface TableHeaderProps {
  columns: readonly HeaderColumn[];
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Set if only some rows are rendered, so that each states its index. */
  rowIndex?: number | undefined;
  /** A cell before the columns. */
  lead?: ReactNode;
}

const role = { group: { role: 'rowgroup' }, row: { role: 'row' }, header: { role: 'columnheader' } } as const;

/** The table's header. A sortable column is a button that sorts ascending first and then reverses the order. */
export function TableHeader({ columns, sort, onSortChange, rowIndex, lead }: TableHeaderProps): ReactElement {
  return (
    <thead {...role.group} className={styles.head}>
      <tr {...role.row} className={styles.headRow} aria-rowindex={rowIndex}>
        {lead}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : 'none';
          const sorting = column.sortable ? onSortChange : undefined;
          return (
            <th
              key={column.id}
              {...role.header}
              scope="col"
              className={styles.headCell}
              data-align={column.align}
              data-drop={column.drop}
              data-sortable={sorting ? true : undefined}
              aria-sort={sorting ? direction : undefined}
            >
              {sorting ? <SortButton column={column} direction={direction} onSortChange={sorting} /> : column.header}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
