import { visit } from 'jsonc-parser';

/** The first key that an object of a JSON text names twice: one reader would take its first value and another its last. */
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
