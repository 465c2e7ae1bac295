import { api } from '../calls/api.ts';
import { goTo } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';

/** Ends the session here and in all other tabs at once; the server is told, and need not answer for the person to be signed out. */
export async function signOut(): Promise<void> {
  const revoked = api.call('logout');
  store.set(session.clearAtom);
  // Whoever signs in next starts afresh, not where this person was.
  void goTo('/auth/login');
  try {
    await revoked;
  } catch (error) {
    console.error('Error signing out:', error);
  }
}
