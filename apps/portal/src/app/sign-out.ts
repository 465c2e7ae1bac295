import { useOperation } from '../operations/use-operation.ts';
import { goTo } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';

/** Returns a function that ends the session in all tabs at once. The server is notified, but sign-out does not wait for its answer. */
export function useSignOut(): () => void {
  const logout = useOperation('logout', { onFailure: (error) => console.error('Error signing out:', error) });
  return () => {
    // An operator acting as a client lands on a page that says so, not on the sign-in page.
    const next = store.get(session.isOfTabAtom) ? '/login_as_client?ended=true' : '/auth/login';
    // Sent while the token still exists.
    void logout.run({});
    store.set(session.clearAtom);
    // The next user starts from the beginning, not where this one left off.
    void goTo(next);
  };
}
