import { draftKeys } from '../../platform/kept-keys.ts';
import { keepSent, restoreSent } from './attachments/chosen-file.ts';

/** The name of an unsent draft: `ticket`, or `answer-512`. */
export type DraftName = 'ticket' | `answer-${number}`;
export type Draft = Readonly<Record<string, string>>;

const keyOf = (userId: number, name: DraftName) => `${draftKeys(userId)}${name}`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/**
 * Returns a user's draft in this browser. It survives a reload and, if the API says who the user is, a sign-out. No other user sees it.
 */
export function readDraft(storage: Storage, userId: number, name: DraftName): Draft {
  try {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(userId, name)) ?? '{}');
    return isDraft(draft) ? draft : {};
  } catch {
    // A truncated or foreign value can't be restored.
    return {};
  }
}

/** Stores a draft, or removes it if it is empty. False if the storage refuses it. */
export function keepDraft(storage: Storage, userId: number, name: DraftName, draft: Draft): boolean {
  try {
    if (Object.values(draft).every((text) => text === '')) storage.removeItem(keyOf(userId, name));
    else storage.setItem(keyOf(userId, name), JSON.stringify(draft));
    return true;
  } catch (error) {
    // If storage is full or blocked, the text stays on the screen only.
    console.error(error);
    return false;
  }
}

/** Returns whether another tab may have stored or removed a draft: it has just done so, or while this page was in the back-forward cache. */
export function isDraftEvent(event: StorageEvent | PageTransitionEvent, userId: number, name: DraftName): boolean {
  if (!('key' in event)) return event.persisted;
  // A null key means that the whole storage was cleared.
  return event.key === keyOf(userId, name) || event.key === null;
}

/** Returns a draft with another one added: its text and images follow, and its other values fill in what is empty. */
export function continueDraft(draft: Draft, added: Draft): Draft {
  const filled = Object.fromEntries(Object.entries(added).map(([name, text]) => [name, draft[name] || text]));
  const texts = [draft['description'], added['description']].filter(Boolean);
  const images = [draft['attachments'], added['attachments']].flatMap(restoreSent);
  return { ...draft, ...filled, description: texts.join('\n\n'), attachments: keepSent(images) };
}
