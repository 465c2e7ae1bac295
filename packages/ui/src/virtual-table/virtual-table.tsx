import { memo, useId, useMemo, type CSSProperties, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { shownColumns, type TableColumn } from '../table/table-columns.ts';
import { TableHeader } from '../table/table-header.tsx';
import { EmptyRow, TableRow } from '../table/table-row.tsx';
import type { TableProps } from '../table/table.tsx';
import table from '../table/table.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useRowWindow } from './use-row-window.ts';
import styles from './virtual-table.module.css';

export interface VirtualTableColumn<Row> extends TableColumn<Row> {
  /** How wide it is beside the others: one of 2 is twice as wide as one of 1, which is the default. Content does not change it. */
  share?: number | undefined;
}

export interface VirtualTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'selection'> {
  columns: readonly VirtualTableColumn<Row>[];
  /** How many rows there are, where `rows` are only the first of them; -1 where nobody knows. */
  totalRows?: number | undefined;
  /** The end of `rows` is near. Called once for each length that they have: leave it out when there are no more. */
  onEndReached?: (() => void) | undefined;
  /** More rows are on their way, to the end of these. */
  loadingMore?: boolean | undefined;
  /** Key of the row that is at the top when the table appears: the last one that `onTopRowChange` told. */
  initialTopRow?: string | undefined;
  /** Called when scrolling rests. */
  onTopRowChange?: ((key: string) => void) | undefined;
}

// Changing `display` takes the role away from a table's elements in some browsers; saying it keeps it.
const role = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;
/** What scrolls is reached by keyboard, whatever is in it: arrow keys, Page up and down, Home and End are the browser's. */
const scrollArea = { role: 'region', tabIndex: 0 } as const;
const noneHidden: readonly string[] = [];
const noRows: readonly never[] = [];
// `memo` forgets that a component is generic: what it gives back takes the same props.
const SteadyRow = memo(TableRow) as typeof TableRow;

/**
 * A `Table` for thousands of rows, which has only those in view in the document. It scrolls in an area of its own: its height is
 * `--virtual-table-block-size`, as far as the rows need it. Hand in the same `columns`, `hidden`, `rowKey` and `rowLink` while nothing has
 * changed, so that rows are drawn once.
 */
export function VirtualTable<Row>({
  caption,
  columns,
  hidden = noneHidden,
  rows,
  rowKey,
  rowLink,
  sort,
  onSortChange,
  busy = false,
  empty,
  loadingRows = 5,
  totalRows,
  onEndReached,
  loadingMore = false,
  initialTopRow,
  onTopRowChange,
  className,
  ...rest
}: VirtualTableProps<Row>): ReactElement {
  'use no memo';
  const captionId = useId();
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  const known = rows ?? noRows;
  const pendingRows = rows ? Number(loadingMore) : loadingRows;
  const { items, scrollerRef, bodyRef, rowRef, ...focus } = useRowWindow({
    rows: known,
    rowKey,
    pendingRows,
    initialTopRow,
    onTopRowChange,
    onEndReached,
  });
  // Most of what scrolls by changes nothing: then not even the rows are looked at.
  const drawn = useMemo(
    () =>
      items.map(({ key, index }) => (
        <SteadyRow
          key={String(key)}
          ref={rowRef}
          data-index={index}
          aria-rowindex={index < known.length ? index + 2 : undefined}
          columns={shown}
          row={known[index]}
          rowLink={rowLink}
        />
      )),
    [items, known, shown, rowLink, rowRef],
  );
  const tracks = shown.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ');
  // React writes it by script, which a policy without inline styles allows.
  const columnTracks: CSSProperties & { '--virtual-table-columns': string } = { '--virtual-table-columns': tracks };
  const count = rows ? (totalRows ?? known.length) : -1;

  return (
    <div className={classNames(table.root, styles.root, className)}>
      <div {...scrollArea} ref={scrollerRef} className={styles.scroller} aria-labelledby={captionId}>
        <table
          {...rest}
          {...role.table}
          className={classNames(table.table, styles.table)}
          style={{ ...columnTracks, ...rest.style }}
          aria-busy={busy || loadingMore || !rows}
          aria-rowcount={count < 0 ? -1 : count + 1}
        >
          <caption className={table.caption}>
            <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
          </caption>
          <TableHeader columns={shown} sort={sort} onSortChange={onSortChange} rowIndex={1} />
          {rows?.length === 0 && !loadingMore ? (
            <tbody {...role.group} className={table.body}>
              <EmptyRow span={shown.length}>{empty}</EmptyRow>
            </tbody>
          ) : (
            <tbody {...role.group} {...focus} ref={bodyRef} className={classNames(table.body, styles.window)} data-busy={busy || undefined}>
              {drawn}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
