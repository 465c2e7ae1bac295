import type { User } from '@portico/contract';
import { atom } from 'jotai/vanilla';
import type { createStore } from 'jotai/vanilla';
import { accessTokenKey, noSession, readSession, userKey, writeSession, writeUser } from './session-storage.ts';
import type { SessionStorage, StoredSession } from './session-storage.ts';

type Options = {
  /** Called for each failed write (storage full or blocked); the session continues in this tab's memory. */
  onStorageError?: (error: unknown) => void;
  /** This tab's own storage, for a session that other tabs must not see. */
  tabStorage?: SessionStorage;
};

/** Where a session is stored: in the browser for all tabs, or in this tab alone. */
export type SessionPlace = 'browser' | 'tab';
type State = StoredSession & { readonly place: SessionPlace };

/**
 * Creates the session of one browser, stored in its local storage and shared by its tabs. A tab can have its own session instead, such as
 * an operator's who acts as a client; that one is in the tab's storage and leaves the browser's session unchanged.
 */
export function createSessionAtoms(storage: SessionStorage, { onStorageError = console.error, tabStorage }: Options = {}) {
  const tabSession = tabStorage ? readSession(tabStorage) : noSession;
  const stateAtom = atom<State>(
    tabSession.token === null ? { ...readSession(storage), place: 'browser' } : { ...tabSession, place: 'tab' },
  );

  // False after a failed write; then memory is newer than the storage.
  let stored = true;

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
   * Writing stores the user but never the token, so that a session that another tab has ended is not restored. After sign-out, late answers
   * change nothing.
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

  /** Logout clears user and token, here and through `follow` in every other tab; for a tab's own session, in this tab alone. */
  const clearAtom = atom(null, (get, set) => set(replaceAtom, { ...noSession, place: get(stateAtom).place }));

  return {
    tokenAtom: atom((get) => get(stateAtom).token),
    userAtom,
    /** True when a token exists. */
    isAuthenticatedAtom: atom((get) => get(stateAtom).token !== null),
    /** True if the session belongs to this tab alone. It stays true after its end until the next sign-in. */
    isOfTabAtom: atom((get) => get(stateAtom).place === 'tab'),
    /** True while user data is fetched. The caller that fetches it sets the flag. */
    isAuthLoadingAtom: atom(false),
    /** Setting an access token authenticates the user. Without a user, the one of the former token is cleared. */
    enterAtom: atom(
      null,
      (_get, set, { accessToken, user = null, place = 'browser' }: { accessToken: string; user?: User | null; place?: SessionPlace }) =>
        set(replaceAtom, { token: accessToken, user, place }),
    ),
    clearAtom,
    /** Ends the session whose token the server rejected. If another tab has stored a newer one meanwhile, this tab takes that over. */
    rejectTokenAtom: atom(null, (get, set) => {
      const { token, place } = get(stateAtom);
      const current = stored ? readSession(storageOf(place)) : noSession;
      if (current.token === null || current.token === token) set(clearAtom);
      else set(stateAtom, { ...current, place });
    }),
    /**
     * Follows changes in other tabs, also those made while this page was in the back-forward cache. `events` is the window. Returns an
     * unsubscribe function.
     */
    follow(store: ReturnType<typeof createStore>, events: EventTarget): () => void {
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        const ours = 'key' in event && (event.key === accessTokenKey || event.key === userKey || event.key === null);
        if (ours) readAgain();
      };
      // Such a page gets no storage events.
      const onPageShow = (event: Event) => 'persisted' in event && event.persisted === true && stored && readAgain();
      function readAgain(): void {
        // A tab with its own session ignores other tabs.
        if (store.get(stateAtom).place === 'browser') store.set(stateAtom, { ...readSession(storage), place: 'browser' });
      }
      events.addEventListener('storage', onStorage);
      events.addEventListener('pageshow', onPageShow);
      return () => {
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

export type SessionAtoms = ReturnType<typeof createSessionAtoms>;
