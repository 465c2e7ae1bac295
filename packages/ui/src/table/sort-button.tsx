import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './table.module.css';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface SortButtonProps {
  column: { id: string; header: string };
  /** The column's current sort. */
  direction: TableSort['direction'] | 'none';
  onSortChange: (sort: TableSort) => void;
}

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** A sortable column header: ascending first, then reversed. A separate module, so that a table without sorting is no client component. */
export function SortButton({ column, direction, onSortChange }: SortButtonProps): ReactElement {
  const Sign = signs[direction];
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSortChange({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
    >
      {column.header}
      <Sign aria-hidden="true" />
    </button>
  );
}
