import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { shownColumns, type TableColumn } from './table-columns.ts';
import type { TableSort } from './sort-button.tsx';
import { TableHeader } from './table-header.tsx';
import { EmptyRow, TableRow } from './table-row.tsx';
import { NoSelectCell, SelectAllCell, SelectRowCell, type TableSelection } from './table-selection.tsx';
import styles from './table.module.css';

export type { TableColumn } from './table-columns.ts';
export type { TableSort } from './sort-button.tsx';
export type { TableSelection } from './table-selection.tsx';

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'hidden'> {
  /** What the table holds; its accessible name. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Ids of columns that are not shown; a `ColumnChoice` beside the table lets people choose. The title column is shown all the same. */
  hidden?: readonly string[] | undefined;
  /** Without rows yet, skeletons stand in their place. */
  rows: readonly Row[] | undefined;
  /** What tells one row from every other, and stays the same wherever the row moves. */
  rowKey: (row: Row) => string;
  /** The application's link to what the row stands for. The whole row is its target, yet it is one link, around the title cell's content. */
  rowLink?: ((row: Row) => ReactElement) | undefined;
  /** What `rows` are sorted by: shown in the header. The table itself sorts nothing. */
  sort?: TableSort | undefined;
  /** Gets the sort that a press on a header asks for; without it, no header can be pressed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Lets people select rows: a checkbox before each, and one in the header for all that are shown. */
  selection?: TableSelection<Row> | undefined;
  /** New rows are on their way: the old ones stay, dimmed. */
  busy?: boolean | undefined;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  /** How many skeleton rows stand in for rows that have never been there. */
  loadingRows?: number | undefined;
}

// Changing `display` takes the role away from a table's elements in some browsers; saying it keeps it.
const role = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;
const noneHidden: readonly string[] = [];

/** Many things of one kind. Where it has no room for columns (not: where the window is small), each row becomes a list item. */
export function Table<Row>({
  caption,
  columns,
  hidden = noneHidden,
  rows,
  rowKey,
  rowLink,
  sort,
  onSortChange,
  selection,
  busy = false,
  empty,
  loadingRows = 5,
  className,
  ...rest
}: TableProps<Row>): ReactElement {
  const shown = shownColumns(columns, hidden);
  return (
    <div className={classNames(styles.root, className)}>
      <table {...rest} {...role.table} className={styles.table} aria-busy={busy || !rows}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHeader
          columns={shown}
          sort={sort}
          onSortChange={onSortChange}
          lead={selection ? <SelectAllCell selection={selection} keys={(rows ?? []).map(rowKey)} /> : null}
        />
        <tbody {...role.group} className={styles.body} data-busy={busy || undefined}>
          {rows
            ? rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  columns={shown}
                  row={row}
                  rowLink={rowLink}
                  lead={selection ? <SelectRowCell selection={selection} row={row} rowKey={rowKey(row)} /> : null}
                />
              ))
            : Array.from({ length: loadingRows }, (_, position) => (
                <TableRow key={`loading ${position}`} columns={shown} row={undefined} lead={selection ? <NoSelectCell /> : null} />
              ))}
          {rows?.length === 0 ? <EmptyRow span={shown.length + Number(Boolean(selection))}>{empty}</EmptyRow> : null}
        </tbody>
      </table>
    </div>
  );
}
