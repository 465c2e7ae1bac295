import type { Language, User } from '@portico/contract';
import { languageFacts } from '@portico/contract/languages';
import * as v from 'valibot';

/** Section 9: the session's keys in local storage. */
export const accessTokenKey = 'accessToken';
export const userKey = 'auth_user';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type StoredSession = { token: string | null; user: User | null };
export const noSession: StoredSession = { token: null, user: null };

const roleSchema = v.picklist(['none', 'read', 'write']);

/** The user fields that the shell shows. Other fields of an answer are not stored. */
const userSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  email: v.string(),
  firstname: v.string(),
  // A user's language may be one that this portal was built without. Object.keys returns string[].
  language: v.picklist(Object.keys(languageFacts) as Language[]),
  balance: v.pipe(v.number(), v.finite()),
  admin_reply_ticket_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  unpaid_invoice_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  is_main: v.boolean(),
  roles: v.object({ services: roleSchema, billing: roleSchema, support: roleSchema, people: roleSchema }),
  impersonation: v.nullable(v.object({ operator: v.string(), reason: v.string(), can_write: v.boolean(), until: v.string() })),
  clock_ahead_ms: v.number(),
  extensions: v.exactOptional(v.array(v.string())),
});

/** Accepts what a header can carry. The earlier portal could also store "null" or "undefined". */
function isToken(value: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(value) && value !== 'null' && value !== 'undefined';
}

/** Returns the stored session. A broken token means no session; a broken or outdated user is null, so that it is fetched again. */
export function readSession(storage: SessionStorage): StoredSession {
  const token = unquoted(storage.getItem(accessTokenKey));
  if (token === null || !isToken(token)) return noSession;
  const user = v.safeParse(userSchema, parsed(storage.getItem(userKey)));
  return { token, user: user.success ? user.output : null };
}

/** Writes the user only, so that a token cleared meanwhile is never restored. Throws what the storage throws. */
export function writeUser(storage: SessionStorage, user: User | null): void {
  if (user === null) storage.removeItem(userKey);
  else storage.setItem(userKey, JSON.stringify(v.parse(userSchema, user)));
}

/** Writes the user first, so that a tab notified of the token finds its user. Throws what the storage throws. */
export function writeSession(storage: SessionStorage, { token, user }: StoredSession): void {
  writeUser(storage, user);
  if (token === null) storage.removeItem(accessTokenKey);
  else storage.setItem(accessTokenKey, token);
}

/** Returns the raw text, or the text inside a JSON string. */
function unquoted(stored: string | null): string | null {
  if (stored === null || !stored.startsWith('"')) return stored;
  const value = parsed(stored);
  return typeof value === 'string' ? value : null;
}

function parsed(stored: string | null): unknown {
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch {
    // A truncated or foreign value counts as nothing stored.
    return null;
  }
}
