/** Minimum distance from the window's edges. */
const marginPx = 8;

/**
 * Places the popover below the button, or above it if there is no room; centred as far as the window allows. Measured, so that it works in
 * both text directions.
 */
function place(button: Element, popover: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const furthest = clientWidth - popover.offsetWidth - marginPx;
  const fitsBelow = bottom + popover.offsetHeight + marginPx <= clientHeight;
  const fitsAbove = top >= popover.offsetHeight + marginPx;
  popover.style.left = `${Math.max(marginPx, Math.min(left + (width - popover.offsetWidth) / 2, furthest))}px`;
  popover.style.top = `${fitsBelow || !fitsAbove ? bottom : top - popover.offsetHeight}px`;
}

/**
 * Shows a popover beside a button while the pointer is on either or the button has keyboard focus, and after a tap until one elsewhere.
 * Escape hides it (WCAG 1.4.13: hoverable, dismissible, persistent). Returns a cleanup function.
 */
export function showBeside(button: HTMLElement, popover: HTMLElement): () => void {
  const attached = new AbortController();
  let shown: AbortController | undefined;

  function hide(): void {
    shown?.abort();
    shown = undefined;
    // A popover that was removed with its button is already hidden, and hiding it again would throw.
    if (popover.isConnected) popover.hidePopover();
  }

  function show(): void {
    if (shown) return;
    shown = new AbortController();
    const capture = { capture: true, signal: shown.signal };
    const follow = (): void => place(button, popover);
    popover.showPopover();
    follow();
    window.addEventListener('scroll', follow, { ...capture, passive: true });
    window.addEventListener('resize', follow, capture);
    document.addEventListener('pointerdown', (event) => (isOnEither(event.target) ? undefined : hide()), capture);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // The first Escape hides the popover; only the next one reaches a surrounding dialog.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
      capture,
    );
  }

  function isOnEither(target: EventTarget | null): boolean {
    return target instanceof Node && (button.contains(target) || popover.contains(target));
  }

  function onLeave(event: PointerEvent): void {
    const touched = event.pointerType === 'touch';
    if (!touched && !isOnEither(event.relatedTarget) && !button.matches(':focus-visible')) hide();
  }

  const { signal } = attached;
  // Touch has no hover; a tap arrives as a click.
  button.addEventListener('pointerenter', (event) => (event.pointerType === 'touch' ? undefined : show()), { signal });
  button.addEventListener('pointerleave', onLeave, { signal });
  popover.addEventListener('pointerleave', onLeave, { signal });
  button.addEventListener('focus', () => (button.matches(':focus-visible') ? show() : undefined), { signal });
  button.addEventListener('blur', () => (button.matches(':hover') ? undefined : hide()), { signal });
  button.addEventListener('click', show, { signal });

  return () => {
    attached.abort();
    hide();
  };
}
