import { isAlias, isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';

/**
 * Returns a function that finds the line of a path such as `plans.4.prices.monthly`. For a missing path, it returns the line of the nearest
 * existing parent.
 */
export function lineFinder(document: Document, lines: LineCounter): (path: string) => number {
  return (path) => {
    const place = placeOf(document, document.contents, path.split('.'));
    return lines.linePos(place).line;
  };
}

/** Returns the offset of the last existing step. Option names may contain dots, so one step can span several parts. */
function placeOf(document: Document, node: unknown, parts: readonly string[], begin = 0): number {
  const target = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(target)) {
    const item = target.items[Number(parts[0])];
    return item === undefined ? begin : placeOf(document, item, parts.slice(1), startOf(item, begin));
  }
  if (!isMap(target)) return begin;
  for (let taken = parts.length; taken > 0; taken -= 1) {
    const name = parts.slice(0, taken).join('.');
    const pair = target.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    if (pair) return placeOf(document, pair.value, parts.slice(taken), startOf(pair.key, begin));
  }
  return begin;
}

function startOf(node: unknown, begin: number): number {
  return (node as Node | null)?.range?.[0] ?? begin;
}
