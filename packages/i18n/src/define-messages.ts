/** A message by its id. The English text is for readers of the code and for extraction; the catalogs hold what is shown. */
export type Message = { readonly id: string; readonly defaultMessage?: string; readonly description?: string };

type WrittenMessage = { readonly id: string; readonly defaultMessage: string; readonly description?: string };

/**
 * Defines the messages of a screen: readable ids and full ICU sentences. @formatjs/cli extracts every call of this name. The library's own
 * function requires types for each message's values, written a second time; here the catalog check compares the placeholders of all
 * languages instead.
 */
export function defineMessages<Key extends string>(messages: Readonly<Record<Key, WrittenMessage>>): Readonly<Record<Key, Message>> {
  return messages;
}
