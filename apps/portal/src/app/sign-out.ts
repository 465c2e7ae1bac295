import { isOffered } from '../operations/offers/current-offer.ts';
import { sendOperation } from '../operations/send-operation.ts';
import { goTo } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';
import { staysForUnkept } from '../platform/unsaved-forms.ts';

/**
 * Ends the session in all tabs at once, unless the user stays for something that would be lost. The server is notified, but sign-out does
 * not wait for its answer.
 */
export async function signOut(): Promise<void> {
  if (await staysForUnkept()) return;
  // An operator acting as a client lands on a page that says so, not on the sign-in page.
  const next = store.get(session.isOfTabAtom) ? '/login_as_client?ended=true' : '/auth/login';
  // Sent while the token still exists.
  if (isOffered('logout')) sendOperation('logout', {}).catch((error: unknown) => console.error('Error signing out:', error));
  store.set(session.clearAtom);
  // The next user starts from the beginning, not where this one left off.
  await goTo(next);
}
