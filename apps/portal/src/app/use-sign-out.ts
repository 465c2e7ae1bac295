import { useOperation } from '../operations/use-operation.ts';
import { goTo } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';

/** Ends the session here and in all other tabs at once; the server is told, and need not answer for the person to be signed out. */
export function useSignOut(): () => void {
  const logout = useOperation('logout', { onFailure: (error) => console.error('Error signing out:', error) });
  return () => {
    // Whoever acts as a client leaves to a page that says so, and not to somebody's sign-in.
    const next = store.get(session.isOfTabAtom) ? '/login_as_client?ended=true' : '/auth/login';
    // Sent while the token is still there.
    void logout.run({});
    store.set(session.clearAtom);
    // Whoever signs in next starts afresh, not where this person was.
    void goTo(next);
  };
}
