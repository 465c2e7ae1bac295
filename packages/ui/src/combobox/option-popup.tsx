import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type PointerEvent, type ReactElement, type RefObject, type SyntheticEvent } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';
import { listRows, type ListRow } from './option-search.ts';
import { highest, keepListAt } from './place-list.ts';

/** Estimated height of a one-line option in px, replaced by the measured one. */
const usualHeight = 32;
/** Padding above and below in px, as in the stylesheet. */
const inset = 5;

/** The active option: its index among the matches. */
export interface Mark {
  index: number;
  /** Whether the list scrolls to it. False for a hovered option, which would move away from the pointer. */
  isRevealed: boolean;
}

export interface OptionPopupProps {
  /** The field that the list is attached to. */
  fieldRef: RefObject<HTMLElement | null>;
  id: string;
  /** Id of an option by its value, so that an option keeps its id while others come and go. */
  idOf: (option: ComboboxOption<string>) => string;
  /** The id of the input whose name the list has. */
  labelledBy: string;
  isOpen: boolean;
  /** The matching options. */
  options: readonly ComboboxOption<string>[];
  /** Matching or not: the list stays on its side of the field while it shrinks and grows. */
  allOptions: readonly ComboboxOption<string>[];
  /** The text they match, searched from the top; null if nothing is typed. */
  typed: string | null;
  isChosen: (value: string) => boolean;
  isMultiple: boolean;
  mark: Mark;
  emptyText: string;
  moreText: string | undefined;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/**
 * The matching options, of which only those in view and the active one are rendered; each announces its position and the total. While
 * hidden, it is ready to open.
 */
export function OptionPopup({
  fieldRef,
  id,
  idOf,
  labelledBy,
  isOpen,
  options,
  allOptions,
  typed,
  isChosen,
  isMultiple,
  mark,
  emptyText,
  moreText,
  onPoint,
  onChoose,
}: OptionPopupProps): ReactElement {
  // The virtualizer mutates internally, so memoising by identity would return outdated results.
  'use no memo';
  const popupRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const rows = listRows(options);
  const markedRow = rows.findIndex((row) => 'option' in row && row.option === mark.index);
  const rowCount = listRows(allOptions).length;

  function withMarked(range: Range): number[] {
    const indexes = defaultRangeExtractor(range);
    if (markedRow < 0 || markedRow >= range.count || indexes.includes(markedRow)) return indexes;
    return [...indexes, markedRow].toSorted((one, other) => one - other);
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => listRef.current,
    getItemKey: (index) => keyOf(rows[index], options) ?? index,
    estimateSize: () => usualHeight,
    rangeExtractor: withMarked,
    overscan: 4,
    // The maximum height, so that the first options render with the list instead of after measuring. A hidden list has no height.
    initialRect: { width: 0, height: highest },
    observeElementRect: (instance, onRect) => observeElementRect(instance, (rect) => rect.height > 0 && onRect(rect)),
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || usualHeight,
    paddingStart: inset,
    paddingEnd: inset,
    scrollPaddingStart: inset,
    scrollPaddingEnd: inset,
    // Moved without React, by `top` instead of a transform, which would create a layer for each option.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  useLayoutEffect(() => {
    const popup = popupRef.current;
    const field = fieldRef.current;
    if (!isOpen || !popup || !field) return undefined;
    listRef.current?.setAttribute('aria-label', nameOf(document.getElementById(labelledBy)));
    const stop = keepListAt(field, popup, rowCount * usualHeight + 2 * inset);
    popup.showPopover();
    return () => {
      stop();
      popup.hidePopover();
    };
  }, [isOpen, fieldRef, labelledBy, rowCount]);

  useLayoutEffect(() => {
    if (typed !== null) virtualizer.scrollToOffset(0);
  }, [typed, virtualizer]);

  useLayoutEffect(() => {
    if (!isOpen || !mark.isRevealed || markedRow < 0) return;
    // The first option's heading comes into view with it.
    if (mark.index === 0) virtualizer.scrollToOffset(0);
    else virtualizer.scrollToIndex(markedRow);
  }, [isOpen, mark, markedRow, virtualizer]);

  function point({ target, pointerType }: PointerEvent): void {
    const index = indexAt(target);
    if (pointerType !== 'touch' && index !== undefined && index !== mark.index) onPoint(index);
  }

  function choose(event: SyntheticEvent): void {
    // A surrounding label would reopen the list.
    event.preventDefault();
    const index = indexAt(event.target);
    if (index !== undefined) onChoose(index);
  }

  /** Returns the rendered rows by group, of which the list may show any part. */
  function inGroups(shown: readonly number[]): readonly (readonly [group: string | undefined, rows: readonly number[]])[] {
    const groups = new Map<string | undefined, number[]>();
    for (const index of shown) {
      const group = groupOf(rows[index], options);
      groups.set(group, [...(groups.get(group) ?? []), index]);
    }
    return [...groups];
  }

  function line(index: number): ReactElement | null {
    const row = rows[index];
    if (row && 'heading' in row)
      return (
        <div
          key={`heading ${row.heading}`}
          ref={virtualizer.measureElement}
          aria-hidden="true"
          data-index={index}
          className={styles.heading}
        >
          {row.heading}
        </div>
      );
    const option = row && options[row.option];
    return option ? (
      <div
        key={option.value}
        ref={virtualizer.measureElement}
        id={idOf(option)}
        role="option"
        aria-selected={isChosen(option.value)}
        aria-posinset={row.option + 1}
        aria-setsize={options.length}
        data-index={index}
        data-option={row.option}
        data-marked={row.option === mark.index || undefined}
        className={styles.item}
      >
        <span className={styles.itemText}>{option.label}</span>
        {isChosen(option.value) ? (
          <span className={styles.itemSign}>
            <Check aria-hidden="true" />
          </span>
        ) : null}
      </div>
    ) : null;
  }

  return (
    <div
      ref={popupRef}
      role="presentation"
      popover="manual"
      className={styles.popup}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={point}
      onClick={choose}
    >
      <div
        ref={listRef}
        id={id}
        role="listbox"
        aria-multiselectable={isMultiple || undefined}
        tabIndex={-1}
        className={styles.list}
        data-empty={options.length === 0 || undefined}
      >
        <div ref={virtualizer.containerRef} role="presentation" className={styles.options}>
          {inGroups(virtualizer.getVirtualItems().map(({ index }) => index)).map(([group, shown]) =>
            group === undefined ? (
              shown.map(line)
            ) : (
              <div key={group} role="group" aria-label={group}>
                {shown.map(line)}
              </div>
            ),
          )}
        </div>
      </div>
      <div role="status">
        {options.length === 0 ? <div className={styles.empty}>{emptyText}</div> : moreText && <div className={styles.more}>{moreText}</div>}
      </div>
    </div>
  );
}

/** Returns the name of an input. `aria-labelledby` would return its value, because an input inside a label is named by its value. */
function nameOf(input: Element | null): string {
  if (!(input instanceof HTMLInputElement)) return '';
  const labels = [...(input.labels ?? [])].map(({ textContent }) => textContent.trim());
  return input.ariaLabel ?? labels.join(' ');
}

function indexAt(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-option]') : null;
  return option ? Number(option.dataset['option']) : undefined;
}

function groupOf(row: ListRow | undefined, options: readonly ComboboxOption<string>[]): string | undefined {
  return row && ('heading' in row ? row.heading : options[row.option]?.group);
}

function keyOf(row: ListRow | undefined, options: readonly ComboboxOption<string>[]): string | undefined {
  return row && ('heading' in row ? `heading ${row.heading}` : options[row.option]?.value);
}
