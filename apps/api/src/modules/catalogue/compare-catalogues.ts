import type { Catalogue } from './catalogue.schema.ts';

type Tree = Readonly<Record<string, unknown>>;

/** Returns the changes between two catalogues, one line each: `+` added, `-` removed, `~` changed. Prices are in euros. */
export function compareCatalogues(before: Catalogue, after: Catalogue): string[] {
  return compareTrees(before, after, '');
}

function compareTrees(before: Tree, after: Tree, path: string): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => compare(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

function compare(before: unknown, after: unknown, path: string): string[] {
  const [old, now] = [treeOf(before), treeOf(after)];
  if (old !== null && now !== null) return compareTrees(old, now, path);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isMissing(before)) return [`+ ${path}${now === null ? `: ${formatValue(after, path)}` : ''}`];
  if (isMissing(after)) return [`- ${path}${old === null ? `: ${formatValue(before, path)}` : ''}`];
  return [`~ ${path}: ${formatValue(before, path)} -> ${formatValue(after, path)}`];
}

/**
 * Returns the named parts of an object or of a list whose items have names. Other values, such as lists of strings, are compared as one.
 */
function treeOf(value: unknown): Tree | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return value as Tree;
  const named = value.map((item: unknown) => [nameOf(item), item] as const);
  return named.length > 0 && named.every(([name]) => name !== null) ? (Object.fromEntries(named) as Tree) : null;
}

function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const { id, value, country, type } = item as Tree;
  const name = id ?? value ?? country ?? type;
  return typeof name === 'string' ? name : null;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function formatValue(value: unknown, path: string): string {
  if (typeof value === 'number' && /\.(?:prices\.[a-z-]+|setup_fee)$/.test(path)) return (value / 100).toFixed(2);
  return Array.isArray(value) ? value.join(', ') : String(value);
}
