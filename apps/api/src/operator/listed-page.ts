/** A page of a list. `next` is the `before` of the next page, or null on the last one. */
export type Listed<Item, Cursor = number> = { items: readonly Item[]; next: Cursor | null };

/** Returns a page of rows, one more of which was requested than the page holds. */
export function listedPage<Item, Cursor>(rows: readonly Item[], limit: number, cursorOf: (item: Item) => Cursor): Listed<Item, Cursor> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** Prints a page of a list, or a sentence if it is empty. */
export function printPage<Item>(
  print: (line: string) => void,
  { items, next }: Listed<Item, string | number>,
  { none, line }: { none: string; line: (item: Item) => string },
): void {
  if (items.length === 0) print(none);
  for (const item of items) print(line(item));
  if (next !== null) print(`More: --before=${next}`);
}
