/** A text of the page and the rectangles of its lines. */
export interface VisibleText {
  node: Text;
  /** The same for the same text when the story is rendered again. */
  path: string;
  text: string;
  lines: readonly DOMRect[];
  /** The parts of the lines that the boxes around them neither clip nor scroll away. */
  shown: readonly DOMRect[];
  /** In pixels. */
  fontSize: number;
}

/** Texts for screen readers have a box of one pixel. */
const smallestBox = 2;

/** Returns whether an element hides its texts, such as one for screen readers. Remembers what it has measured. */
function hiding(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isTooSmall = (element: Element | null): boolean => {
    if (!element) return false;
    const measured = known.get(element);
    if (measured !== undefined) return measured;
    const { width, height } = element.getBoundingClientRect();
    const isSmall = (width < smallestBox || height < smallestBox) && getComputedStyle(element).overflow !== 'visible';
    const isHidden = isSmall || isTooSmall(element.parentElement);
    known.set(element, isHidden);
    return isHidden;
  };
  return (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isTooSmall(element);
}

function pathOf(node: Node): string {
  const parent = node.parentNode;
  return parent && node !== document.body ? `${pathOf(parent)}/${[...parent.childNodes].indexOf(node as ChildNode)}` : '';
}

/** Returns the parts of the lines that the boxes around them show. */
function partsInSight(lines: readonly DOMRect[], parent: Element): readonly DOMRect[] {
  let parts = lines;
  for (let box: Element | null = parent; box; box = box.parentElement) {
    const { overflow, display } = getComputedStyle(box);
    if (overflow === 'visible' || display === 'contents') continue;
    const frame = box.getBoundingClientRect();
    parts = parts.map(({ left, right, top, bottom }) => {
      const x = Math.max(left, frame.left);
      const y = Math.max(top, frame.top);
      return new DOMRect(x, y, Math.max(0, Math.min(right, frame.right) - x), Math.max(0, Math.min(bottom, frame.bottom) - y));
    });
  }
  return parts.filter(({ width, height }) => width > 0 && height > 0);
}

/** Returns every text that a sighted reader can get to see, in the order of the document. */
export function visibleTexts(): readonly VisibleText[] {
  const texts: VisibleText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isHidden = hiding();
  while (walker.nextNode()) {
    // The tree walker visits texts only.
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const text = node.data.trim();
    if (text === '' || !parent || parent.closest('script, style, noscript') || isHidden(parent)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0) continue;
    const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
    texts.push({ node, path: pathOf(node), text, lines, shown: partsInSight(lines, parent), fontSize });
  }
  return texts;
}
