import type { User } from '@portico/contract';
import { atom } from 'jotai/vanilla';
import type { createStore, Getter, Setter } from 'jotai/vanilla';
import { accessTokenKey, noSession, readSession, userKey, writeSession, writeUser } from './session-storage.ts';
import type { SessionStorage, StoredSession } from './session-storage.ts';

type Options = {
  /** Told of each write that fails (storage full or closed); the session goes on in memory, in this tab. */
  onStorageError?: (error: unknown) => void;
  /** This tab's own storage, for a session that no other tab may know of. */
  tabStorage?: SessionStorage;
};

/** Where a session is kept: with the browser, for all tabs, or with this tab alone. */
export type SessionPlace = 'browser' | 'tab';
type State = StoredSession & { readonly place: SessionPlace };

/**
 * The session of one browser: kept in its local storage, the same in all its tabs. A tab can have a session of its own instead, such as an
 * operator's who acts as a client; it is kept in that tab's storage, and the browser's session stays as it is.
 */
export function createSessionAtoms(storage: SessionStorage, { onStorageError = console.error, tabStorage }: Options = {}) {
  const tabSession = tabStorage ? readSession(tabStorage) : noSession;
  const stateAtom = atom<State>(
    tabSession.token === null ? { ...readSession(storage), place: 'browser' } : { ...tabSession, place: 'tab' },
  );
  const isAuthLoadingAtom = atom(false);

  // False once a write failed: then memory knows more than the storage.
  let stored = true;
  let latestLoad = 0;

  function keep(write: () => void): void {
    try {
      write();
      stored = true;
    } catch (error) {
      stored = false;
      onStorageError(error);
    }
  }

  const storageOf = (place: SessionPlace): SessionStorage => (place === 'tab' && tabStorage ? tabStorage : storage);

  const replaceAtom = atom(null, (_get, set, { place, ...session }: State) => {
    set(stateAtom, { ...session, place });
    keep(() => writeSession(storageOf(place), session));
  });

  /**
   * Writing keeps a newer answer about the user, and never the token: a session that was ended elsewhere, of which this tab has not heard
   * yet, stays ended. After a sign-out an answer that comes late changes nothing.
   */
  const userAtom = atom(
    (get) => get(stateAtom).user,
    (get, set, user: User) => {
      const { token, place } = get(stateAtom);
      if (token === null) return;
      const current = stored ? readSession(storageOf(place)) : { token };
      if (current.token !== token) {
        set(stateAtom, { ...readSession(storageOf(place)), place });
        return;
      }
      set(stateAtom, { token, user, place });
      keep(() => writeUser(storageOf(place), user));
    },
  );

  /**
   * Section 4, fetching user data: the flag is always cleared, and a failure goes to the console before it is thrown. Of several at a time
   * the last one counts.
   */
  const loadUserAtom = atom(
    null,
    async <Fetched extends User | null>(get: Getter, set: Setter, fetchUser: () => Promise<Fetched>): Promise<Fetched> => {
      const { token } = get(stateAtom);
      latestLoad += 1;
      const load = latestLoad;
      set(isAuthLoadingAtom, true);
      try {
        const user = await fetchUser();
        if (user !== null && load === latestLoad && get(stateAtom).token === token) set(userAtom, user);
        return user;
      } catch (error) {
        console.error('Error fetching user data:', error);
        throw error;
      } finally {
        if (load === latestLoad) set(isAuthLoadingAtom, false);
      }
    },
  );

  return {
    tokenAtom: atom((get) => get(stateAtom).token),
    userAtom,
    /** True when a token exists. */
    isAuthenticatedAtom: atom((get) => get(stateAtom).token !== null),
    /** Whether the session is this tab's alone. It stays so after its end, until somebody signs in. */
    isOfTabAtom: atom((get) => get(stateAtom).place === 'tab'),
    isAuthLoadingAtom: atom((get) => get(isAuthLoadingAtom)),
    loadUserAtom,
    /** Setting an access token makes the user authenticated. Without a user, the one of the former token is forgotten. */
    enterAtom: atom(
      null,
      (_get, set, { accessToken, user = null, place = 'browser' }: { accessToken: string; user?: User | null; place?: SessionPlace }) =>
        set(replaceAtom, { token: accessToken, user, place }),
    ),
    /** Logout clears user and token, here and by `follow` in every other tab; of a tab's own session, here alone. */
    clearAtom: atom(null, (get, set) => set(replaceAtom, { ...noSession, place: get(stateAtom).place })),
    /** Takes over what other tabs do; gives back how to stop. `events` is the window. */
    follow(store: ReturnType<typeof createStore>, events: EventTarget): () => void {
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        const ours = 'key' in event && (event.key === accessTokenKey || event.key === userKey || event.key === null);
        // What other tabs do is no concern of a tab that has its own session.
        if (ours && store.get(stateAtom).place === 'browser') store.set(stateAtom, { ...readSession(storage), place: 'browser' });
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

export type SessionAtoms = ReturnType<typeof createSessionAtoms>;
