/** What is written and not sent yet, by its name: `ticket`, or `answer-512`. */
export type DraftName = 'ticket' | `answer-${number}`;
export type Draft = Readonly<Record<string, string>>;

const keyOf = (userId: number, name: DraftName) => `portico.draft.${userId}.${name}`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** A user's own draft on this browser; it outlives a reload and a sign-out, and nobody else is shown it. */
export function readDraft(storage: Storage, userId: number, name: DraftName): Draft {
  try {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(userId, name)) ?? '{}');
    return isDraft(draft) ? draft : {};
  } catch {
    // Cut off or not ours: there is nothing to go on from.
    return {};
  }
}

/** Keeps a draft; one in which nothing is written is forgotten. */
export function keepDraft(storage: Storage, userId: number, name: DraftName, draft: Draft): void {
  try {
    if (Object.values(draft).every((text) => text === '')) storage.removeItem(keyOf(userId, name));
    else storage.setItem(keyOf(userId, name), JSON.stringify(draft));
  } catch (error) {
    // A storage that is full or closed: what is written stays on the screen.
    console.error(error);
  }
}
