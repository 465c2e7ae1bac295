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
  /** Relative width: a column of 2 is twice as wide as one of 1, the default. Content does not change it. */
  share?: number | undefined;
}

export type { RowRange } from './use-row-window.ts';

export interface VirtualTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'rows'> {
  columns: readonly VirtualTableColumn<Row>[];
  /** Undefined while loading, which shows skeletons. An `undefined` row exists but is not loaded; a skeleton is shown instead. */
  rows: readonly (Row | undefined)[] | undefined;
  /** The total number of rows if `rows` are only the first ones; -1 if it is unknown. */
  totalRows?: number | undefined;
  /** Called when the end of `rows` is near, once for each length of a list. Omit it if there are no more. */
  onEndReached?: (() => void) | undefined;
  /** Called with the rendered rows, including overscan. If rows are fetched by page, fetch these pages. */
  onRangeChange?: ((range: RowRange) => void) | undefined;
  /** More rows are loading at the end. */
  loadingMore?: boolean | undefined;
  /** Key of the initial top row: the last one reported by `onTopRowChange`. */
  initialTopRow?: string | undefined;
  /** Called when scrolling stops. */
  onTopRowChange?: ((key: string) => void) | undefined;
}

// Some browsers drop a table element's role when `display` changes, so it is set explicitly.
const role = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;
/** A scroll area must be reachable by keyboard; the browser handles arrow keys, Page Up and Down, Home and End. */
const scrollArea = { role: 'region', tabIndex: 0 } as const;
const noneHidden: readonly string[] = [];

/** Tracks of all columns, and of those left with less room. */
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

// `memo` loses the component's type parameter; the result takes the same props.
const SteadyRow = memo(SelectableRow) as typeof SelectableRow;

/**
 * A `Table` for thousands of rows that renders only those in view. It scrolls in its own area, which is as tall as its rows up to
 * `--virtual-table-block-size`; a row is at least `--virtual-table-row-block-size` tall. Pass stable `columns`, `hidden`, `rowKey`,
 * `rowLink` and `selection`, so that rows render once.
 */
export function VirtualTable<Row>({
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
  // Most scrolling changes nothing, so the rows are not even compared.
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
  // React sets them by script, which a CSP without inline styles allows.
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
            <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
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
