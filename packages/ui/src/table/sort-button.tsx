import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './table.module.css';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface SortButtonProps {
  column: { id: string; header: string };
  /** How the column is sorted now. */
  direction: TableSort['direction'] | 'none';
  onSortChange: (sort: TableSort) => void;
}

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** A column's header that sorts: up first, and then the other way round. By itself, so that a table that does not sort is no client component. */
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
