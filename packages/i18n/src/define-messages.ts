import type { MessageDescriptor } from '@formatjs/intl';

/**
 * Declares the messages of a screen. `@formatjs/intl` has a function of this name too, but its result takes no values unless their types are
 * spelled out for each message; that the values of a message are there is checked when it is formatted, and in both catalogs.
 */
export function defineMessages<const Name extends string>(
  messages: Readonly<Record<Name, MessageDescriptor>>,
): Readonly<Record<Name, MessageDescriptor>> {
  return messages;
}
