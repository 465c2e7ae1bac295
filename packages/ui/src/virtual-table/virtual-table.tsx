import { memo, useId, useMemo, type CSSProperties, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { shownColumns, type TableColumn } from '../table/table-columns.ts';
import { TableHeader } from '../table/table-header.tsx';
import { EmptyRow, TableRow, type TableRowProps } from '../table/table-row.tsx';
import { NoSelectCell, SelectAllCell, SelectRowCell, type TableSelection } from '../table/table-selection.tsx';
import type { TableProps } from '../table/table.tsx';
import table from '../table/table.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useRowWindow, type RowRange } from './use-row-window.ts';
import styles from './virtual-table.module.css';

export interface VirtualTableColumn<Row> extends TableColumn<Row> {
  /** How wide it is beside the others: one of 2 is twice as wide as one of 1, which is the default. Content does not change it. */
  share?: number | undefined;
}

export type { RowRange } from './use-row-window.ts';

export interface VirtualTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'rows'> {
  columns: readonly VirtualTableColumn<Row>[];
  /** Without rows yet, skeletons stand in their place. One that is `undefined` is there, but not yet at hand: a skeleton holds its place. */
  rows: readonly (Row | undefined)[] | undefined;
  /** How many rows there are, where `rows` are only the first of them; -1 where nobody knows. */
  totalRows?: number | undefined;
  /** The end of `rows` is near. Called once for each length that they have: leave it out when there are no more. */
  onEndReached?: (() => void) | undefined;
  /** Which rows are drawn, those ahead of what is in view included: where rows are fetched by pages, these pages are wanted. */
  onRangeChange?: ((range: RowRange) => void) | undefined;
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

/** All columns, and those that are left where there is less room. */
type ColumnTracks = CSSProperties &
  Record<'--virtual-table-columns' | '--virtual-table-columns-less' | '--virtual-table-columns-least', string>;

function tracksOf(columns: readonly Pick<VirtualTableColumn<never>, 'share'>[]): string {
  return columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ');
}
const noRows: readonly never[] = [];
interface SelectableRowProps<Row> extends Omit<TableRowProps<Row>, 'lead'> {
  rowKey: (row: Row) => string;
  selection?: TableSelection<Row> | undefined;
}

function SelectableRow<Row>({ selection, rowKey, row, ...rest }: SelectableRowProps<Row>): ReactElement {
  const cell = row === undefined ? <NoSelectCell /> : selection && <SelectRowCell selection={selection} row={row} rowKey={rowKey(row)} />;
  return <TableRow {...rest} row={row} lead={selection ? cell : null} />;
}

// `memo` forgets that a component is generic: what it gives back takes the same props.
const SteadyRow = memo(SelectableRow) as typeof SelectableRow;

/**
 * A `Table` for thousands of rows, which has only those in view in the document. It scrolls in an area of its own: its height is
 * `--virtual-table-block-size`, as far as the rows need it, and that of a row at least `--virtual-table-row-block-size`. Hand in the same `columns`, `hidden`, `rowKey`, `rowLink` and `selection` while
 * nothing has changed, so that rows are drawn once.
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
  selection,
  busy = false,
  empty,
  loadingRows = 5,
  totalRows,
  onEndReached,
  onRangeChange,
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
    onRangeChange,
  });
  // Most of what scrolls by changes nothing: then not even the rows are looked at.
  const rendered = useMemo(
    () =>
      items.map(({ key, index }) => (
        <SteadyRow
          key={String(key)}
          ref={rowRef}
          data-index={index}
          aria-rowindex={index < known.length ? index + 2 : undefined}
          columns={shown}
          row={known[index]}
          rowKey={rowKey}
          rowLink={rowLink}
          selection={selection}
        />
      )),
    [items, known, shown, rowKey, rowLink, selection, rowRef],
  );
  const lead = selection ? '3rem ' : '';
  // React writes them by script, which a policy without inline styles allows.
  const columnTracks: ColumnTracks = {
    '--virtual-table-columns': lead + tracksOf(shown),
    '--virtual-table-columns-less': lead + tracksOf(shown.filter(({ drop }) => drop !== 'first')),
    '--virtual-table-columns-least': lead + tracksOf(shown.filter(({ drop }) => drop === undefined)),
  };
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
          <TableHeader
            columns={shown}
            sort={sort}
            onSortChange={onSortChange}
            rowIndex={1}
            lead={
              selection ? (
                <SelectAllCell selection={selection} keys={known.flatMap((row) => (row === undefined ? [] : [rowKey(row)]))} />
              ) : null
            }
          />
          {rows?.length === 0 && !loadingMore ? (
            <tbody {...role.group} className={table.body}>
              <EmptyRow span={shown.length + Number(Boolean(selection))}>{empty}</EmptyRow>
            </tbody>
          ) : (
            <tbody {...role.group} {...focus} ref={bodyRef} className={classNames(table.body, styles.window)} data-busy={busy || undefined}>
              {rendered}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
