/** An API of the core does not say who the user is: the id is 0. */
export const unnamedUserId = 0;

/** Returns the start of the keys in local storage that hold a user's drafts. */
export const draftKeys = (userId: number): string => `portico.draft.${userId}.`;

/** Returns the start of the keys in session storage that hold a user's unsaved forms. */
export const unsavedKeys = (userId: number): string => `portico.unsaved.${userId}.`;
