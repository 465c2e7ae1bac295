/** Returns the names of the fields that differ from the saved values. */
export function changedNames<Values extends object>(values: Values, saved: Values): readonly (keyof Values & string)[] {
  // Object.keys returns string[].
  const names = Object.keys(values) as (keyof Values & string)[];
  return names.filter((name) => !isSame(values[name], saved[name]));
}

/** Returns `other`, with `values` in the fields where they differ from `before`, so that the user's changes survive. */
export function replaceUnchanged<Values extends object>(values: Values, before: Values, other: Values): Values {
  const changed = changedNames(values, before);
  return { ...other, ...pickNames(values, changed) };
}

/** Returns the part of an object with these names. */
export function pickNames<Whole>(whole: Whole, names: readonly string[]): Partial<Whole> {
  // The result has only names of the whole.
  return Object.fromEntries(Object.entries(whole as object).filter(([name]) => names.includes(name))) as Partial<Whole>;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
