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
  /** The table's content; its accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Ids of hidden columns; add a `ColumnChoice` to let users choose. The title column is always shown. */
  hidden?: readonly string[] | undefined;
  /** Undefined while loading, which shows skeletons. */
  rows: readonly Row[] | undefined;
  /** Returns a unique, stable key of a row. */
  rowKey: (row: Row) => string;
  /** The application's link to the row's page. The whole row is its target, but it is one link around the title cell's content. */
  rowLink?: ((row: Row) => ReactElement) | undefined;
  /** The current sort of `rows`. The header shows it if it can be changed (`onSortChange`). The table itself does not sort. */
  sort?: TableSort | undefined;
  /** Called with the sort that a click on a header requests; without it, headers are not clickable. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Makes rows selectable: a checkbox for each row, and one in the header for all shown rows. */
  selection?: TableSelection<Row> | undefined;
  /** New rows are loading: the old ones stay, dimmed. */
  busy?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Number of skeleton rows before the first load. */
  loadingRows?: number | undefined;
}

// Some browsers drop a table element's role when `display` changes, so it is set explicitly.
const role = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;
const noneHidden: readonly string[] = [];

/** A table of similar items. If its container (not the window) has no room for columns, each row becomes a list item. */
export function Table<Row>({
  label,
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
          <VisuallyHidden>{label}</VisuallyHidden>
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
