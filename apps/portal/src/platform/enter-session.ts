import type { User } from '@portico/contract';
import { redirectTarget } from '@portico/auth/redirect-target';
import { changeLocale } from './locale.ts';
import { goTo, isOwnPath } from './navigation.ts';
import { session, store } from './store.ts';

/** Where somebody lands who has just signed in and was not on the way to anywhere. */
const start = '/settings';

/** Takes over a new session: keeps token and user, speaks the user's language, and goes where the person was going. */
export async function enterSession(accessToken: string, user: User, redirect?: string): Promise<void> {
  store.set(session.enterAtom, { accessToken, user });
  await changeLocale(store, user.language);
  await goTo(redirectTarget(redirect, isOwnPath) ?? start);
}
