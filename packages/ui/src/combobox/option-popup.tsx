import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type PointerEvent, type ReactElement, type RefObject, type SyntheticEvent } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';
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
  labelledBy: string;
  isOpen: boolean;
  /** The matching options. */
  options: readonly ComboboxOption<string>[];
  /** Number of all options, matching or not: the list stays on its side of the field while it shrinks and grows. */
  optionCount: number;
  /** The text they match, searched from the top; null if nothing is typed. */
  typed: string | null;
  chosen: string;
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
  optionCount,
  typed,
  chosen,
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

  function withMarked(range: Range): number[] {
    const indexes = defaultRangeExtractor(range);
    if (mark.index < 0 || mark.index >= range.count || indexes.includes(mark.index)) return indexes;
    return [...indexes, mark.index].toSorted((one, other) => one - other);
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: options.length,
    getScrollElement: () => listRef.current,
    getItemKey: (index) => options[index]?.value ?? index,
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
    const stop = keepListAt(field, popup, optionCount * usualHeight + 2 * inset);
    popup.showPopover();
    return () => {
      stop();
      popup.hidePopover();
    };
  }, [isOpen, fieldRef, optionCount]);

  useLayoutEffect(() => {
    if (typed !== null) virtualizer.scrollToOffset(0);
  }, [typed, virtualizer]);

  useLayoutEffect(() => {
    if (isOpen && mark.isRevealed && mark.index >= 0) virtualizer.scrollToIndex(mark.index);
  }, [isOpen, mark, virtualizer]);

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
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={styles.list}
        data-empty={options.length === 0 || undefined}
      >
        <div ref={virtualizer.containerRef} role="presentation" className={styles.options}>
          {virtualizer.getVirtualItems().map(({ index }) => {
            const option = options[index];
            return option ? (
              <div
                key={option.value}
                ref={virtualizer.measureElement}
                id={idOf(option)}
                role="option"
                aria-selected={option.value === chosen}
                aria-posinset={index + 1}
                aria-setsize={options.length}
                data-index={index}
                data-marked={index === mark.index || undefined}
                className={styles.item}
              >
                <span className={styles.itemText}>{option.label}</span>
                {option.value === chosen ? (
                  <span className={styles.itemSign}>
                    <Check aria-hidden="true" />
                  </span>
                ) : null}
              </div>
            ) : null;
          })}
        </div>
      </div>
      <div role="status">
        {options.length === 0 ? <div className={styles.empty}>{emptyText}</div> : moreText && <div className={styles.more}>{moreText}</div>}
      </div>
    </div>
  );
}

function indexAt(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset['index']) : undefined;
}
