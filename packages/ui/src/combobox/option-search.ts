import { bareText } from '../internal/bare-text.ts';
import type { ComboboxOption } from './combobox-option.ts';

/** Returns whether an option has exactly this name or search term. */
export function isCalled(query: string, { label, words = [] }: ComboboxOption<string>): boolean {
  return bareText(label) === query || words.some((word) => bareText(word) === query);
}

/**
 * Returns the options that match a text: by part of the name, or by the prefix of another search term. Exact matches of a term come first,
 * with their group.
 */
export function optionsFoundBy<Value extends string>(
  query: string,
  options: readonly ComboboxOption<Value>[],
): readonly ComboboxOption<Value>[] {
  const found = options.filter(
    ({ label, words = [] }) => bareText(label).includes(query) || words.some((word) => bareText(word).startsWith(query)),
  );
  const named = found.filter((option) => isCalled(query, option));
  return named.length === 0 ? found : grouped([...named, ...found.filter((option) => !named.includes(option))]);
}

/** Returns the options with each group in one piece, in the order of the groups' first options. */
function grouped<Value extends string>(options: readonly ComboboxOption<Value>[]): readonly ComboboxOption<Value>[] {
  const groups = new Set(options.map(({ group }) => group));
  return groups.size < 2 ? options : [...groups].flatMap((group) => options.filter((option) => option.group === group));
}

/** A line of the list: an option by its index, or the heading of a group. */
export type ListRow = { option: number } | { heading: string };

/** Returns the lines of a list, with a heading before each group. */
export function listRows(options: readonly ComboboxOption<string>[]): readonly ListRow[] {
  return options.flatMap(({ group }, option) =>
    group === undefined || group === options[option - 1]?.group ? [{ option }] : [{ heading: group }, { option }],
  );
}
