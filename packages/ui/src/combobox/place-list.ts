/** Between the field and the list, in CSS pixels, and between the list and the edge of what is to be seen. */
const gap = 4;
const edge = 8;
/** As high as a list can be, in CSS pixels. */
export const highest = 320;

/**
 * Puts the list below the field, as wide as it is, or above where it does not fit below and there is more room; and again whenever the
 * field has moved or what is to be seen has changed (a page that scrolls, the keyboard of a phone), until what it returns is called. The
 * list is in the top layer, in places of the page: it scrolls along with it.
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
