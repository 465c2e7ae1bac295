export const catalogParts = ['entry', 'app'] as const;
/** `entry` is loaded with the first page, `app` with the shell. */
export type CatalogPart = (typeof catalogParts)[number];

const entryAreas: ReadonlySet<string> = new Set(['auth', 'common', 'error', 'form']);

/** The part that a message belongs to, by the first word of its id. */
export function partOf(id: string): CatalogPart {
  return entryAreas.has(id.split('.', 1)[0] ?? '') ? 'entry' : 'app';
}
