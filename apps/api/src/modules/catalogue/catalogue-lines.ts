import { isAlias, isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';

/** Finds the line of a file on which a path such as `plans.4.prices.monthly` stands; where it is missing, the line of what it is missing in. */
export function lineFinder(document: Document, lines: LineCounter): (path: string) => number {
  return (path) => {
    const place = placeOf(document, document.contents, path.split('.'));
    return lines.linePos(place).line;
  };
}

/** Where in the text the last step that is there begins. Names of options may have dots in them, so that a step can be several parts. */
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
