import { Combobox as Primitive } from '@base-ui/react/combobox';
import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import styles from './combobox.module.css';

/** Of an option in one line, in px; what is measured takes its place. */
const usualHeight = 32;
/** Above and below, in px, as in the stylesheet. */
const inset = 5;

interface Option {
  value: string;
  label: string;
}

export interface OptionListHandle {
  /** Brings an option into the document and into view. */
  reveal: (index: number) => void;
}

/** The options that match, of which only those in view and the one that is marked are in the document: each says which one it is of how many. */
export function OptionList({ ref }: { ref: RefObject<OptionListHandle | null> }): ReactElement {
  // The virtualizer is one object that changes within: memoised by identity, its answers would be old ones.
  'use no memo';
  const options = Primitive.useFilteredItems<Option>();
  const listRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef(options);
  const [marked, setMarked] = useState(-1);

  function withMarked(range: Range): number[] {
    const indexes = defaultRangeExtractor(range);
    if (marked < 0 || marked >= range.count || indexes.includes(marked)) return indexes;
    return [...indexes, marked].toSorted((one, other) => one - other);
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: options.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => usualHeight,
    rangeExtractor: withMarked,
    overscan: 4,
    // As high as a list can be: the first options are drawn with it, not after it was measured. Hidden, nothing has a height.
    initialRect: { width: 0, height: 320 },
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

  useImperativeHandle(
    ref,
    () => ({
      reveal(index) {
        setMarked(index);
        virtualizer.scrollToIndex(index);
      },
    }),
    [virtualizer],
  );

  // Other options: heights belong to those that were there, and what is typed is looked for from the top.
  useLayoutEffect(() => {
    if (shownRef.current === options) return;
    shownRef.current = options;
    virtualizer.measure();
    virtualizer.scrollToOffset(0);
  }, [options, virtualizer]);

  return (
    <Primitive.List ref={listRef} className={styles.list}>
      <div ref={virtualizer.containerRef} role="presentation" className={styles.options}>
        {virtualizer.getVirtualItems().map(({ index }) => {
          const option = options[index];
          return option ? (
            <Primitive.Item
              key={option.value}
              ref={virtualizer.measureElement}
              index={index}
              value={option}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={options.length}
              className={styles.item}
            >
              <span className={styles.itemText}>{option.label}</span>
              <Primitive.ItemIndicator className={styles.itemSign}>
                <Check aria-hidden="true" />
              </Primitive.ItemIndicator>
            </Primitive.Item>
          ) : null;
        })}
      </div>
    </Primitive.List>
  );
}
