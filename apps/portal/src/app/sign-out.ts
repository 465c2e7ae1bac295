import { isOffered } from '../operations/offers/current-offer.ts';
import { sendOperation } from '../operations/send-operation.ts';
import { goTo } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';

/** Ends the session in all tabs at once. The server is notified, but sign-out does not wait for its answer. */
export function signOut(): void {
  // An operator acting as a client lands on a page that says so, not on the sign-in page.
  const next = store.get(session.isOfTabAtom) ? '/login_as_client?ended=true' : '/auth/login';
  // Sent while the token still exists.
  if (isOffered('logout')) sendOperation('logout', {}).catch((error: unknown) => console.error('Error signing out:', error));
  store.set(session.clearAtom);
  // The next user starts from the beginning, not where this one left off.
  void goTo(next);
}
