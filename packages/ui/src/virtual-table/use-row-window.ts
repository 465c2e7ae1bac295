import { measureElement, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type Ref } from 'react';

/** Overscan in the scroll direction, in px: the browser scrolls on while the page is busy and must find rows there. */
const ahead = 1400;
/** Overscan in the opposite direction, in px. */
const behind = 450;
/** Rows are added and removed in batches of this size, because each change costs more than rendering a row. */
const rowsAtOnce = 4;
/** This close to the end, more rows are requested. */
const rowsBeforeEnd = 20;
/** Estimated height of a one-line row in px, replaced by the measured one. */
const usualHeight = 56;

/** Indices of rows, from 0, inclusive. */
export interface RowRange {
  first: number;
  last: number;
}

export interface RowWindowOptions<Row> {
  rows: readonly (Row | undefined)[];
  rowKey: (row: Row) => string;
  /** Number of placeholder rows after the others. */
  pendingRows: number;
  initialTopRow?: string | undefined;
  onTopRowChange?: ((key: string) => void) | undefined;
  onEndReached?: (() => void) | undefined;
  onRangeChange?: ((range: RowRange) => void) | undefined;
}

export interface RowWindow {
  items: readonly VirtualItem[];
  scrollerRef: Ref<HTMLDivElement>;
  /** Ref of the element that is as tall as all rows together. */
  bodyRef: Ref<HTMLTableSectionElement>;
  /** Ref of each row, which also needs its index as `data-index`. */
  rowRef: Ref<HTMLTableRowElement>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Returns which rows to render: those in view, some around them, and the focused one with its neighbours. */
export function useRowWindow<Row>(options: RowWindowOptions<Row>): RowWindow {
  // The virtualizer mutates internally, so memoising by identity would return outdated results.
  'use no memo';
  const { rows, rowKey, pendingRows, initialTopRow, onTopRowChange, onEndReached, onRangeChange } = options;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const heightRef = useRef(usualHeight);
  const topRowRef = useRef<string | undefined>(initialTopRow);
  const listRef = useRef({ start: '', length: 0, isEndReported: false });
  const widthRef = useRef(0);
  const upwardsRef = useRef(false);
  const indexesRef = useRef<number[]>([]);
  const rangeRef = useRef<RowRange>({ first: 0, last: -1 });
  const [focusedKey, setFocusedKey] = useState<string>();
  // A stable function while nothing changes; a new one would recompute the positions of all rows.
  const keyAt = useCallback(
    (index: number): string => {
      const row = rows[index];
      return row === undefined ? `pending ${index}` : rowKey(row);
    },
    [rows, rowKey],
  );

  const indexOf = (wanted: string): number => rows.findIndex((row) => row !== undefined && rowKey(row) === wanted);
  const focusedIndex = focusedKey === undefined ? -1 : indexOf(focusedKey);
  function renderedIndexes({ startIndex, endIndex, count }: Range): number[] {
    const { scrollDirection } = virtualizer;
    if (scrollDirection) upwardsRef.current = scrollDirection === 'backward';
    const above = (upwardsRef.current ? ahead : behind) / heightRef.current;
    const below = (upwardsRef.current ? behind : ahead) / heightRef.current;
    const from = Math.max(0, Math.floor((startIndex - above) / rowsAtOnce) * rowsAtOnce);
    const to = Math.min(count, Math.ceil((endIndex + 1 + below) / rowsAtOnce) * rowsAtOnce);
    rangeRef.current = { first: from, last: to - 1 };
    const kept = focusedIndex < 0 ? [] : [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter((index) => index >= 0 && index < count);
    const indexes = [
      ...kept.filter((index) => index < from),
      ...Array.from({ length: to - from }, (_, index) => from + index),
      ...kept.filter((index) => index >= to),
    ];
    // A stable list while no row comes or goes, so that nothing re-renders.
    if (!sameNumbers(indexes, indexesRef.current)) indexesRef.current = indexes;
    return indexesRef.current;
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length + pendingRows,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => heightRef.current,
    // A new width changes every row. `remeasure` handles them together; measured one by one, each would move the rows in view.
    measureElement: (row, entry, instance) =>
      isMeasurable()
        ? measureElement(row, entry, instance)
        : (instance.measurementsCache[instance.indexFromElement(row)]?.size ?? heightRef.current),
    getItemKey: keyAt,
    rangeExtractor: renderedIndexes,
    // The first rows render with the area instead of after measuring, on a server too.
    initialRect: { width: 0, height: 640 },
    // Rows move without React, by `top` instead of a transform, which would create a layer for each row.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    initialOffset: () => Math.max(0, initialTopRow === undefined ? 0 : indexOf(initialTopRow)) * usualHeight,
    onChange({ isScrolling, scrollOffset, getVirtualItemForOffset }) {
      if (isScrolling || scrollOffset === null) return;
      queueMicrotask(checkEstimate);
      const row = rows[getVirtualItemForOffset(scrollOffset)?.index ?? -1];
      if (row === undefined || rowKey(row) === topRowRef.current) return;
      topRowRef.current = rowKey(row);
      onTopRowChange?.(topRowRef.current);
    },
  });
  const items = virtualizer.getVirtualItems();

  const renderedRows = useCallback(() => [...virtualizer.elementsCache.values()].filter((row) => row.isConnected), [virtualizer]);

  /** Estimates the other rows' height from the rendered ones and keeps the same row at the top. */
  const remeasure = useCallback((): void => {
    const rendered = renderedRows();
    // Read from the element, because a width change may come before the scroll event that updates the virtualizer.
    const offset = scrollerRef.current?.scrollTop ?? 0;
    const top = virtualizer.getVirtualItemForOffset(offset);
    if (rendered.length === 0 || !top) return;
    const into = offset - top.start;
    heightRef.current = meanHeight(rendered);
    virtualizer.measure();
    for (const row of rendered) virtualizer.resizeItem(virtualizer.indexFromElement(row), row.offsetHeight);
    const [start = 0] = virtualizer.getOffsetForIndex(top.index, 'start') ?? [];
    const height = virtualizer.measurementsCache[top.index]?.size ?? heightRef.current;
    virtualizer.scrollToOffset(start + Math.min(into, height - 1));
    // The scroll event comes after rows that appear now are measured, which would then count as above or below the former position.
    virtualizer.scrollOffset = scrollerRef.current?.scrollTop ?? 0;
  }, [virtualizer, renderedRows]);

  /** Row heights are valid only at the width they were measured at. */
  const isMeasurable = () => widthRef.current > 0 && scrollerRef.current?.clientWidth === widthRef.current;

  /**
   * Runs when fonts have loaded or different rows arrive. While scrolling, no row changes its height, and rows of the expected height cost
   * least.
   */
  function checkEstimate(): void {
    if (!isMeasurable()) return;
    // Uses the same rows as `remeasure`, otherwise each would trigger the other endlessly.
    const rendered = renderedRows();
    if (rendered.length > 0 && Math.abs(meanHeight(rendered) / heightRef.current - 1) > 0.02) remeasure();
  }

  // Another width changes the height of every row, including those out of view. A width of 0 means the table is hidden.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    widthRef.current = scroller.clientWidth;
    const observer = new ResizeObserver(() => {
      if (scroller.clientWidth === 0 || scroller.clientWidth === widthRef.current) return;
      widthRef.current = scroller.clientWidth;
      remeasure();
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [remeasure]);

  const lastIndex = items.at(-1)?.index ?? -1;
  const nearEnd = lastIndex >= rows.length - rowsBeforeEnd;
  const { length } = rows;
  const start = keyAt(0);
  useEffect(() => {
    // Another filter or order may have as many rows.
    if (listRef.current.length !== length || listRef.current.start !== start) listRef.current = { start, length, isEndReported: false };
    if (!nearEnd || listRef.current.isEndReported || length === 0) return;
    listRef.current.isEndReported = true;
    onEndReached?.();
  }, [nearEnd, start, length, onEndReached]);

  useEffect(() => {
    if (rangeRef.current.last >= 0) onRangeChange?.(rangeRef.current);
  }, [items, onRangeChange]);

  return {
    items,
    scrollerRef,
    bodyRef: virtualizer.containerRef,
    rowRef: virtualizer.measureElement,
    onFocus({ target }) {
      const row = target.closest<HTMLElement>('[data-index]');
      if (row) setFocusedKey(keyAt(Number(row.dataset.index)));
    },
    onBlur({ currentTarget, relatedTarget }) {
      // While the focus moves to a neighbour, the row it leaves must stay rendered; switching windows keeps the focus in place.
      if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement)) setFocusedKey(undefined);
    },
  };
}

function sameNumbers(ones: readonly number[], others: readonly number[]): boolean {
  return ones.length === others.length && ones.every((one, index) => one === others[index]);
}

function meanHeight(rows: readonly HTMLElement[]): number {
  return Math.round(rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length);
}
