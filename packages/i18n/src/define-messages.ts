/** A message by its id. The text stands beside it for whoever reads the code, and for the extraction; the catalogs hold what is shown. */
export type Message = { readonly id: string; readonly defaultMessage?: string; readonly description?: string };

type WrittenMessage = { readonly id: string; readonly defaultMessage: string; readonly description?: string };

/**
 * The messages of a screen: readable ids and full ICU sentences. @formatjs/cli extracts every call of this name. The library's own function types the values of
 * each message by hand, in a second place; here the catalogs' check compares the placeholders of all languages instead.
 */
export function defineMessages<Key extends string>(messages: Readonly<Record<Key, WrittenMessage>>): Readonly<Record<Key, Message>> {
  return messages;
}
