import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import styles from './sidebar.module.css';

interface Hint {
  text: string;
  style: { insetBlockStart: number; insetInlineStart: number };
}

function hintFor(target: EventTarget): Hint | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
  const text = item?.dataset['hint'];
  if (!item || !text) return null;
  const box = item.getBoundingClientRect();
  const inlineEnd = getComputedStyle(item).direction === 'rtl' ? document.documentElement.clientWidth - box.left : box.right;
  return { text, style: { insetBlockStart: box.top + box.height / 2, insetInlineStart: inlineEnd } };
}

/**
 * Shows the names of icons at once (0 ms) beside the hovered or focused one. One element serves the whole sidebar and is only visual,
 * because each item has an accessible name anyway; a tooltip library would double the code of every screen.
 */
export function useSidebarHint(active: boolean): { handlers: HTMLAttributes<HTMLElement>; hint: ReactElement | null } {
  const [shown, setShown] = useState<Hint | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const hint = active ? shown : null;

  // In the top layer, because the scrolling sidebar would clip it.
  useLayoutEffect(() => {
    if (hint && popover.current?.matches(':not(:popover-open)')) popover.current.showPopover();
  }, [hint]);

  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const overHint = event.target instanceof Node && popover.current?.contains(event.target);
      if (!overHint) setShown(hintFor(event.target));
    },
    onPointerLeave: () => setShown(null),
    onFocus(event: FocusEvent) {
      if (event.target.matches(':focus-visible')) setShown(hintFor(event.target));
    },
    onBlur: () => setShown(null),
    onClick: () => setShown(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setShown(null);
    },
  };

  return {
    handlers: active ? handlers : {},
    hint: hint ? (
      <div ref={popover} popover="manual" aria-hidden="true" className={styles.hint} style={hint.style}>
        <span className={styles.hintText}>{hint.text}</span>
      </div>
    ) : null,
  };
}
