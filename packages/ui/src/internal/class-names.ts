/** Joins the class names that are there; `undefined` when none is, so that no empty `class` attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
