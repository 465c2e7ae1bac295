import { bareText } from '../internal/bare-text.ts';
import type { ComboboxOption } from './combobox-option.ts';

/** Whether an option goes by exactly this name, or by another word of its own. */
export function isCalled(query: string, { label, words = [] }: ComboboxOption<string>): boolean {
  return bareText(label) === query || words.some((word) => bareText(word) === query);
}

/** The options that a text finds: by a part of the name, or by the beginning of another word. Those that go by just that word come first. */
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
