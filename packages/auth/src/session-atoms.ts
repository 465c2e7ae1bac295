import type { User } from '@portico/contract';
import { atom } from 'jotai/vanilla';
import type { createStore } from 'jotai/vanilla';
import { accessTokenKey, readSession, userKey, writeSession } from './session-storage.ts';
import type { SessionStorage, StoredSession } from './session-storage.ts';

type Options = {
  /** Told of each write that fails (storage full or closed); the session goes on in memory, in this tab. */
  onStorageError?: (error: unknown) => void;
};

/** The session of one browser: kept in its local storage, the same in all its tabs. */
export function createSessionAtoms(storage: SessionStorage, { onStorageError = console.error }: Options = {}) {
  const stateAtom = atom<StoredSession>(readSession(storage));
  const isAuthLoadingAtom = atom(false);

  const replaceAtom = atom(null, (_get, set, session: StoredSession) => {
    set(stateAtom, session);
    try {
      writeSession(storage, session);
    } catch (error) {
      onStorageError(error);
    }
  });

  /** Writing keeps a newer answer about the user; after a sign-out an answer that comes late changes nothing. */
  const userAtom = atom(
    (get) => get(stateAtom).user,
    (get, set, user: User) => {
      const { token } = get(stateAtom);
      if (token !== null) set(replaceAtom, { token, user });
    },
  );

  /** Section 4, fetching user data: the flag is always cleared, and a failure goes to the console. */
  const loadUserAtom = atom(null, async (get, set, fetchUser: () => Promise<User | null>): Promise<void> => {
    const { token } = get(stateAtom);
    set(isAuthLoadingAtom, true);
    try {
      const user = await fetchUser();
      if (user !== null && get(stateAtom).token === token) set(userAtom, user);
    } catch (error) {
      console.error('Error fetching user data:', error);
    } finally {
      set(isAuthLoadingAtom, false);
    }
  });

  return {
    tokenAtom: atom((get) => get(stateAtom).token),
    userAtom,
    /** True when a token exists. */
    isAuthenticatedAtom: atom((get) => get(stateAtom).token !== null),
    isAuthLoadingAtom: atom((get) => get(isAuthLoadingAtom)),
    loadUserAtom,
    /** Setting an access token makes the user authenticated. Without a user, the one of the former token is forgotten. */
    enterAtom: atom(null, (_get, set, { accessToken, user = null }: { accessToken: string; user?: User | null }) =>
      set(replaceAtom, { token: accessToken, user }),
    ),
    /** Logout clears user and token, here and by `follow` in every other tab. */
    clearAtom: atom(null, (_get, set) => set(replaceAtom, { token: null, user: null })),
    /** Takes over what other tabs do; gives back how to stop. `events` is the window. */
    follow(store: ReturnType<typeof createStore>, events: EventTarget): () => void {
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        const ours = 'key' in event && (event.key === accessTokenKey || event.key === userKey || event.key === null);
        if (ours) store.set(stateAtom, readSession(storage));
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

export type SessionAtoms = ReturnType<typeof createSessionAtoms>;
