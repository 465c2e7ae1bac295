/** Choices of the language that were made here. Until they are saved, the account's language is not followed. */
export const choicesBeingSaved = new Set<Promise<void>>();
