/** Positions are rounded to a device pixel on either side. */
const tolerance = 1.5;

export interface Box {
  /** Where it is in the document, such as `div[0] > button[1]`. */
  path: string;
  /** Of its left edge, from the left of the page. */
  left: number;
  right: number;
}

const isLine = (display: string): boolean => display.startsWith('inline') || display === 'ruby';
const laysOutBoxes = (display: string): boolean => /flex|grid/.test(display);

/**
 * Returns the boxes whose place the layout decides. Left out are the parts of drawings, what is placed by the text around it, and what is
 * inside a part that keeps its own direction.
 */
export function laidOutBoxes(): readonly Box[] {
  const boxes: Box[] = [];
  const visit = (element: Element, parentDisplay: string, path: string): void => {
    const { display, direction, position } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const isPlacedByText = isLine(display) && !laysOutBoxes(parentDisplay) && position !== 'absolute' && position !== 'fixed';
    if (display !== 'contents') {
      if (isPlacedByText) return;
      if (width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        boxes.push({ path, left, right });
    }
    if (element instanceof SVGElement || element.hasAttribute('dir') || direction !== document.documentElement.dir) return;
    for (const [index, child] of [...element.children].entries())
      visit(child, display === 'contents' ? parentDisplay : display, `${path} > ${child.localName}[${index}]`);
  };
  for (const [index, child] of [...document.body.children].entries()) visit(child, 'block', `${child.localName}[${index}]`);
  return boxes;
}

/** Returns the boxes of the right-to-left page that are not where a mirror would show those of the other one. */
export function unmirrored(leftToRight: readonly Box[], rightToLeft: readonly Box[], width: number): readonly string[] {
  const byPath = new Map(leftToRight.map((box) => [box.path, box]));
  const place = (left: number, right: number) => `${Math.round(left)} to ${Math.round(right)}`;
  return rightToLeft.flatMap(({ path, left, right }) => {
    const other = byPath.get(path);
    if (!other) return [`${path} is new`];
    const mirror = { left: width - other.right, right: width - other.left };
    const isMirrored = Math.abs(left - mirror.left) <= tolerance && Math.abs(right - mirror.right) <= tolerance;
    return isMirrored ? [] : [`${path} is at ${place(left, right)} instead of ${place(mirror.left, mirror.right)}`];
  });
}
