import type { VisibleText } from './visible-text.ts';

/** Glyphs may reach a little over their line, and positions are rounded. */
const tolerance = 1.5;

const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** True if a part of the text cannot be read: a box cuts it off, or scrolling does not reach it. */
export function isCutOff({ node, lines }: VisibleText): boolean {
  const reach = { x: false, y: false };
  let isFixed = false;
  for (let box = node.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY, position, display } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (display === 'contents') continue;
    const beyondX = lines.some((line) => line.left < left - tolerance || line.right > right + tolerance);
    const beyondY = lines.some((line) => line.top < top - tolerance || line.bottom > bottom + tolerance);
    if (!reach.x && clips(overflowX) && beyondX) return true;
    if (!reach.y && clips(overflowY) && beyondY) return true;
    reach.x ||= scrolls(overflowX);
    reach.y ||= scrolls(overflowY);
    isFixed ||= position === 'fixed';
  }
  const below = isFixed ? window.innerHeight : Infinity;
  return lines.some(
    (line) =>
      (!reach.x && (line.left < -tolerance || line.right > window.innerWidth + tolerance)) ||
      (!reach.y && (line.top < -tolerance || line.bottom > below + tolerance)),
  );
}

const isPainted = (colour: string): boolean => !/^transparent$|[,/]\s*0\)$/.test(colour);

/** True if the text reaches out of the box that it is painted on, such as a button's. */
export function reachesOut({ node, lines }: VisibleText): boolean {
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
    const { backgroundColor, borderTopWidth, borderTopColor, display, overflowX } = getComputedStyle(box);
    if (overflowX !== 'visible') return false;
    if (display === 'contents' || display === 'inline') continue;
    if (!isPainted(backgroundColor) && (borderTopWidth === '0px' || !isPainted(borderTopColor))) continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return lines.some(
      (line) =>
        line.left < left - tolerance || line.right > right + tolerance || line.top < top - tolerance || line.bottom > bottom + tolerance,
    );
  }
  return false;
}

/** Returns the nearest box that lies above others, as a popup does, or the page. */
function layerOf(node: Node): Element {
  for (let box = node.parentElement; box; box = box.parentElement) {
    const { position } = getComputedStyle(box);
    if (position === 'fixed' || position === 'absolute' || position === 'sticky') return box;
  }
  return document.documentElement;
}

function overlap(first: DOMRect, second: DOMRect): boolean {
  const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  // Lines of a paragraph with tight leading touch each other.
  const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return width > tolerance && height > Math.min(first.height, second.height) / 3;
}

/** Returns the pairs of texts in one layer that lie on each other. */
export function overlappingTexts(texts: readonly VisibleText[]): readonly (readonly [VisibleText, VisibleText])[] {
  const layers = texts.map(({ node }) => layerOf(node));
  return texts.flatMap((first, index) =>
    texts
      .slice(index + 1)
      .filter((_second, offset) => layers[index + 1 + offset] === layers[index])
      .filter((second) => first.shown.some((line) => second.shown.some((other) => overlap(line, other))))
      .map((second) => [first, second] as const),
  );
}
