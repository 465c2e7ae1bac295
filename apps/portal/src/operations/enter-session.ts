import type { User } from '@portico/contract';
import { redirectTarget } from '@portico/auth/redirect-target';
import { changeLocale } from '../platform/locale.ts';
import { ifLoaded } from '../platform/missing-code.ts';
import { goTo, isOwnPath } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';
import { api } from './api.ts';

/** The page after sign-in without a redirect. */
const start = '/settings';

/**
 * Starts a session: stores token and user, switches to the user's language, and opens the requested page. A user that the sign-in did not
 * return is fetched first. If that fails, the page fetches it again, in the language shown, because the sign-in itself succeeded.
 * @throws ApiError if the API rejects the new token
 */
export async function enterSession(accessToken: string, user: User | null, redirect?: string): Promise<void> {
  store.set(session.enterAtom, { accessToken, user });
  const known = user ?? (await fetchUser());
  if (known && !user) store.set(session.userAtom, known);
  // The session has begun, and its code is used up. The language is stored, so the next page load has texts that are missing now.
  if (known) await ifLoaded(changeLocale(store, known.language));
  await goTo(redirectTarget(redirect, isOwnPath) ?? start);
}

async function fetchUser(): Promise<User | undefined> {
  try {
    return await api.call('getAccountMeta');
  } catch (error) {
    if (!store.get(session.isAuthenticatedAtom)) throw error;
    console.error(error);
    return undefined;
  }
}
