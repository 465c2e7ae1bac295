import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and numbers to compare. */
  align?: 'start' | 'end' | undefined;
  /** Monospaced, for machine text: hostnames, addresses, invoice numbers. */
  mono?: boolean | undefined;
  /** Secondary: quieter than the rest of the row. */
  muted?: boolean | undefined;
  /** The header is a button that requests another sort. */
  sortable?: boolean | undefined;
  /**
   * The cell's place when each row becomes a list item: `title` is the heading (the first column by default), `corner` is opposite the
   * title, `note` is a quiet line below the title with the value alone and `note-end` the end of that line, `row` is a line of header and
   * value, `hidden` is left out.
   */
  narrow?: 'title' | 'corner' | 'note' | 'note-end' | 'row' | 'hidden' | undefined;
  /**
   * The priority of columns that the table drops to stay a table: `first` below 52rem, `next` below 42rem. Below 34rem each row becomes a
   * list item, and `narrow` decides its content. Not for the title column or the last one.
   */
  drop?: 'first' | 'next' | undefined;
}

type Placed = Pick<TableColumn<never>, 'id' | 'narrow'>;

/** Returns the id of the column that identifies the row: it heads the list item, holds the row's link and is never hidden. */
export function titleColumnId(columns: readonly Placed[]): string | undefined {
  return columns.find((column) => column.narrow === 'title')?.id ?? columns[0]?.id;
}

export function shownColumns<Column extends Placed>(columns: readonly Column[], hidden: readonly string[]): readonly Column[] {
  if (hidden.length === 0) return columns;
  const titleId = titleColumnId(columns);
  return columns.filter((column) => column.id === titleId || !hidden.includes(column.id));
}
