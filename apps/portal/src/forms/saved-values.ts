/** Names of the fields whose values are not the saved ones. */
export function changedNames<Values extends object>(values: Values, saved: Values): readonly (keyof Values & string)[] {
  // Object.keys forgets what keys there are.
  const names = Object.keys(values) as (keyof Values & string)[];
  return names.filter((name) => !isSame(values[name], saved[name]));
}

/** The values with those of `other` in the fields that are as they were `before`. What was changed since stays. */
export function replaceUnchanged<Values extends object>(values: Values, before: Values, other: Values): Values {
  const changed = changedNames(values, before);
  return { ...other, ...pickNames(values, changed) };
}

/** The part of an object that has these names. */
export function pickNames<Whole>(whole: Whole, names: readonly string[]): Partial<Whole> {
  // What is left has only names of the whole.
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
