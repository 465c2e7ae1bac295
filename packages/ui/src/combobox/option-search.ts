import { bareText } from '../internal/bare-text.ts';
import type { ComboboxOption } from './combobox-option.ts';

/** Returns whether an option has exactly this name or search term. */
export function isCalled(query: string, { label, words = [] }: ComboboxOption<string>): boolean {
  return bareText(label) === query || words.some((word) => bareText(word) === query);
}

/**
 * Returns the options that match a text: by part of the name, or by the prefix of another search term. Exact matches of a term come first.
 */
export function optionsFoundBy<Value extends string>(
  query: string,
  options: readonly ComboboxOption<Value>[],
): readonly ComboboxOption<Value>[] {
  const found = options.filter(
    ({ label, words = [] }) => bareText(label).includes(query) || words.some((word) => bareText(word).startsWith(query)),
  );
  const named = found.filter((option) => isCalled(query, option));
  return named.length === 0 ? found : [...named, ...found.filter((option) => !named.includes(option))];
}
