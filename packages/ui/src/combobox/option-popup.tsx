import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type PointerEvent, type ReactElement, type RefObject, type SyntheticEvent } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';
import { highest, keepListAt } from './place-list.ts';

/** Of an option in one line, in px; what is measured takes its place. */
const usualHeight = 32;
/** Above and below, in px, as in the stylesheet. */
const inset = 5;

/** The option that the keys are at: its index among those that match. */
export interface Mark {
  index: number;
  /** Whether the list scrolls to it; not to one that is pointed at, which would run away. */
  isRevealed: boolean;
}

export interface OptionPopupProps {
  /** What the list stands at. */
  fieldRef: RefObject<HTMLElement | null>;
  id: string;
  /** Id of an option by its value: an option keeps its own while others come and go. */
  idOf: (option: ComboboxOption<string>) => string;
  labelledBy: string;
  isOpen: boolean;
  /** Those that match. */
  options: readonly ComboboxOption<string>[];
  /** How many there are, those that do not match included: the list keeps its side of the field while it becomes shorter and longer. */
  optionCount: number;
  /** What they match, looked for from the top; null while nothing was typed. */
  typed: string | null;
  chosen: string;
  mark: Mark;
  emptyText: string;
  moreText: string | undefined;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/**
 * The options that match, of which only those in view and the one that is marked are in the document: each says which one it is of how
 * many. Not shown, it is ready to be.
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
  // The virtualizer is one object that changes within: memoised by identity, its answers would be old ones.
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
    // As high as a list can be: the first options are drawn with it, not after it was measured. Hidden, nothing has a height.
    initialRect: { width: 0, height: highest },
    observeElementRect: (instance, onRect) => observeElementRect(instance, (rect) => rect.height > 0 && onRect(rect)),
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || usualHeight,
    paddingStart: inset,
    paddingEnd: inset,
    scrollPaddingStart: inset,
    scrollPaddingEnd: inset,
    // Moved without React; `top` and not a transform, which would make a layer of each.
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
    // A label around everything would open the list again.
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
