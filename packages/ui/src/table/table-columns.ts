import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and numbers, whose figures are compared. */
  align?: 'start' | 'end' | undefined;
  /** What a machine says: hostnames, addresses, numbers of invoices. */
  mono?: boolean | undefined;
  /** Beside the point: quieter than the rest of the row. */
  muted?: boolean | undefined;
  /** Its header is a button that asks for another sort. */
  sortable?: boolean | undefined;
  /**
   * Where the cell goes when each row becomes a list item: `title` heads it (the first column does by default), `corner` stands across from
   * the title, `note` is a quiet line of the value alone below the title and `note-end` the end of that line, `row` is a line of header and
   * value, `hidden` is left out.
   */
  narrow?: 'title' | 'corner' | 'note' | 'note-end' | 'row' | 'hidden' | undefined;
  /**
   * What the table leaves out while it has little room, so that it stays a table: `first` below 52rem, `next` below 42rem. Below 34rem each
   * row becomes a list item, and `narrow` says what is in it. Not for the title column, nor the last one.
   */
  drop?: 'first' | 'next' | undefined;
}

type Placed = Pick<TableColumn<never>, 'id' | 'narrow'>;

/** The column that says which row it is: it heads the list item, holds the row's link and is never hidden. */
export function titleColumnId(columns: readonly Placed[]): string | undefined {
  return columns.find((column) => column.narrow === 'title')?.id ?? columns[0]?.id;
}

export function shownColumns<Column extends Placed>(columns: readonly Column[], hidden: readonly string[]): readonly Column[] {
  if (hidden.length === 0) return columns;
  const titleId = titleColumnId(columns);
  return columns.filter((column) => column.id === titleId || !hidden.includes(column.id));
}
