/** Distance between field and list, and between list and viewport edge, in CSS pixels. */
const gap = 4;
const edge = 8;
/** Maximum height of the list in CSS pixels. */
export const highest = 320;

/**
 * Places the list below the field at its width, or above if it does not fit below and has more room there. Repeats this whenever the field
 * moves or the viewport changes (scrolling, a phone's keyboard). Returns a cleanup function. The list is in the top layer in page
 * coordinates, so it scrolls with the page.
 */
export function keepListAt(field: HTMLElement, list: HTMLElement, wantedHeight: number): () => void {
  let frame = 0;
  let last = '';
  const place = (): void => {
    frame = requestAnimationFrame(place);
    const box = field.getBoundingClientRect();
    const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
    const above = box.top - top - gap - edge;
    const below = top + height - box.bottom - gap - edge;
    const isAbove = below < Math.min(wantedHeight, highest) && above > below;
    const style = {
      left: `${box.left + window.scrollX}px`,
      top: `${(isAbove ? box.top - gap : box.bottom + gap) + window.scrollY}px`,
      width: `${box.width}px`,
      maxHeight: `${Math.min(highest, isAbove ? above : below)}px`,
      translate: isAbove ? '0 -100%' : 'none',
    };
    const next = Object.values(style).join();
    if (next !== last) Object.assign(list.style, style);
    last = next;
  };
  place();
  return () => cancelAnimationFrame(frame);
}
