import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { renderElement } from '../render-element/render-element.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { TableHeader, type TableSort } from './table-header.tsx';
import styles from './table.module.css';

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
  sortable?: boolean | undefined;
  /**
   * Where the cell goes when each row becomes a list item: `title` heads it (the first column does by default), `corner` stands across from
   * the title, `row` is a line of header and value, `hidden` is left out.
   */
  narrow?: 'title' | 'corner' | 'row' | 'hidden' | undefined;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the table holds; its accessible name. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Without rows yet, skeletons stand in their place. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The application's link to what the row stands for. The whole row is its target, yet it is one link, around the title cell's content. */
  rowLink?: ((row: Row) => ReactElement) | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** New rows are on their way: the old ones stay, dimmed. */
  busy?: boolean | undefined;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  /** How many skeleton rows stand in for rows that have never been there. */
  loadingRows?: number | undefined;
}

// Changing `display` takes the role away from a table's elements in some browsers; saying it keeps it.
const role = { table: { role: 'table' }, group: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } } as const;

/** Many things of one kind. Where it has no room for columns (not: where the window is small), each row becomes a list item. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowLink,
  sort,
  onSortChange,
  busy = false,
  empty,
  loadingRows = 5,
  className,
  ...rest
}: TableProps<Row>): ReactElement {
  const titleId = columns.find((column) => column.narrow === 'title')?.id ?? columns[0]?.id;
  const placeOf = (column: TableColumn<Row>) => (column.id === titleId ? 'title' : (column.narrow ?? 'row'));

  function bodyCell(column: TableColumn<Row>, content: ReactNode): ReactElement {
    return (
      <td
        key={column.id}
        {...role.cell}
        className={styles.cell}
        data-align={column.align}
        data-mono={column.mono || undefined}
        data-muted={column.muted || undefined}
        data-narrow={placeOf(column)}
      >
        <span className={styles.cellLabel}>{column.header}</span>
        <span className={styles.cellValue}>{content}</span>
      </td>
    );
  }

  function bodyRow(row: Row): ReactElement {
    const link = rowLink?.(row);
    return (
      <tr key={rowKey(row)} {...role.row} className={styles.row} data-link={link ? true : undefined}>
        {columns.map((column) => {
          const content = column.cell(row);
          const linked = link && column.id === titleId ? renderElement(link, { className: styles.rowLink, children: content }) : content;
          return bodyCell(column, linked);
        })}
      </tr>
    );
  }

  function loadingRow(_: unknown, position: number): ReactElement {
    return (
      <tr key={position} {...role.row} className={styles.row}>
        {columns.map((column) => bodyCell(column, <Skeleton className={styles.skeleton} />))}
      </tr>
    );
  }

  return (
    <div className={classNames(styles.root, className)}>
      <table {...rest} {...role.table} className={styles.table} aria-busy={busy || !rows}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHeader columns={columns} sort={sort} onSortChange={onSortChange} />
        <tbody {...role.group} className={styles.body} data-busy={busy || undefined}>
          {rows ? rows.map(bodyRow) : Array.from({ length: loadingRows }, loadingRow)}
          {rows?.length === 0 ? (
            <tr {...role.row} className={styles.row}>
              <td {...role.cell} colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
