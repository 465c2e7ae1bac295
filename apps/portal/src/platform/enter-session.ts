import type { User } from '@portico/contract';
import { redirectTarget } from '@portico/auth/redirect-target';
import { changeLocale } from './locale.ts';
import { goTo, isOwnPath } from './navigation.ts';
import { session, store } from './store.ts';

/** The page after sign-in without a redirect. */
const start = '/settings';

/** Starts a session: stores token and user, switches to the user's language, and opens the requested page. */
export async function enterSession(accessToken: string, user: User, redirect?: string): Promise<void> {
  store.set(session.enterAtom, { accessToken, user });
  await changeLocale(store, user.language);
  await goTo(redirectTarget(redirect, isOwnPath) ?? start);
}
