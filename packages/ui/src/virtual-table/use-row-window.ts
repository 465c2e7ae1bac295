import { useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type Ref } from 'react';

/** Drawn beyond what is in view, in px, where one scrolls to: the browser scrolls on while the page is at work, and has to find rows there. */
const ahead = 1400;
/** Where one comes from. */
const behind = 450;
/** Rows come and go by so many: to draw one is cheap beside the work that is done once for each change. */
const rowsAtOnce = 4;
/** So close to the end, more rows are asked for. */
const rowsBeforeEnd = 20;
/** Of a row in one line, in px; what is measured takes its place. */
const usualHeight = 56;

/** Places of rows, from 0, both included. */
export interface RowRange {
  first: number;
  last: number;
}

export interface RowWindowOptions<Row> {
  rows: readonly (Row | undefined)[];
  rowKey: (row: Row) => string;
  /** Rows to hold a place for below the others. */
  pendingRows: number;
  initialTopRow?: string | undefined;
  onTopRowChange?: ((key: string) => void) | undefined;
  onEndReached?: (() => void) | undefined;
  onRangeChange?: ((range: RowRange) => void) | undefined;
}

export interface RowWindow {
  items: readonly VirtualItem[];
  scrollerRef: Ref<HTMLDivElement>;
  /** Of the element that is as high as all rows together. */
  bodyRef: Ref<HTMLTableSectionElement>;
  /** Of each row, which also carries its place as `data-index`. */
  rowRef: Ref<HTMLTableRowElement>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Which rows have to be in the document: those in view, some around them, and the one that holds the focus with its neighbours. */
export function useRowWindow<Row>(options: RowWindowOptions<Row>): RowWindow {
  // The virtualizer is one object that changes within: memoised by identity, its answers would be old ones.
  'use no memo';
  const { rows, rowKey, pendingRows, initialTopRow, onTopRowChange, onEndReached, onRangeChange } = options;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const heightRef = useRef(usualHeight);
  const topRowRef = useRef<string | undefined>(initialTopRow);
  const endReportedRef = useRef(-1);
  const upwardsRef = useRef(false);
  const indexesRef = useRef<number[]>([]);
  const rangeRef = useRef<RowRange>({ first: 0, last: -1 });
  const [focusedKey, setFocusedKey] = useState<string>();
  // The same function while nothing has changed: with another one the places of all rows are computed anew.
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
    // The same list, as long as nothing comes or goes: nothing is drawn anew then.
    if (!sameNumbers(indexes, indexesRef.current)) indexesRef.current = indexes;
    return indexesRef.current;
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length + pendingRows,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => heightRef.current,
    getItemKey: keyAt,
    rangeExtractor: renderedIndexes,
    // The first rows are drawn with the area, not after it was measured; on a server, too.
    initialRect: { width: 0, height: 640 },
    // Rows are moved without React; `top` and not a transform, which would make a layer of each.
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

  /** Takes what is drawn for the measure of what is not, with the same row at the top. */
  const remeasure = useCallback((): void => {
    const rendered = renderedRows();
    // Of the area itself: the virtualizer hears of a scroll with its event, and another width may come before that.
    const offset = scrollerRef.current?.scrollTop ?? 0;
    const top = virtualizer.getVirtualItemForOffset(offset);
    if (rendered.length === 0 || !top) return;
    const into = offset - top.start;
    heightRef.current = meanHeight(rendered);
    virtualizer.measure();
    for (const row of rendered) virtualizer.resizeItem(virtualizer.indexFromElement(row), row.offsetHeight);
    const [start = 0] = virtualizer.getOffsetForIndex(top.index, 'start') ?? [];
    virtualizer.scrollToOffset(start + into);
  }, [virtualizer, renderedRows]);

  /** When fonts have arrived or rows of another kind come. While it scrolls no row changes its height, and one as high as expected costs least. */
  function checkEstimate(): void {
    // By the same rows as `remeasure`, or each would call for the other for ever.
    const rendered = renderedRows();
    if (rendered.length > 0 && Math.abs(meanHeight(rendered) / heightRef.current - 1) > 0.02) remeasure();
  }

  // Another width, another height of every row, those out of view included.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    let knownWidth = scroller.clientWidth;
    const observer = new ResizeObserver(() => {
      if (scroller.clientWidth === knownWidth) return;
      knownWidth = scroller.clientWidth;
      remeasure();
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [remeasure]);

  const lastIndex = items.at(-1)?.index ?? -1;
  const nearEnd = lastIndex >= rows.length - rowsBeforeEnd;
  useEffect(() => {
    if (!nearEnd || endReportedRef.current === rows.length || rows.length === 0) return;
    endReportedRef.current = rows.length;
    onEndReached?.();
  }, [nearEnd, rows.length, onEndReached]);

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
      // On the way to a neighbour the row that is left must stay, and going to another window leaves the focus where it was.
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
