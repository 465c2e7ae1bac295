import { visit } from 'jsonc-parser';

/** Returns the first duplicate key in a JSON text, or null. Parsers disagree on which of the values counts. */
export function duplicateKey(text: string): string | null {
  const open: Set<string>[] = [];
  let found: string | null = null;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name) => {
      const names = open.at(-1);
      if (names?.has(name)) found ??= name;
      names?.add(name);
    },
  });
  return found;
}
