import { draftKeys, unnamedUserId, unsavedKeys } from './kept-keys.ts';
import { session, store } from './store.ts';

function removeAll(storage: Storage, start: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(start)) storage.removeItem(key);
}

/** What is kept for an unnamed user ends with the session, so that the next user never sees it. `forget` removes what has no such keys. */
export function forgetUnnamedUser(forget: (userId: number) => void): void {
  let last = store.get(session.userAtom)?.id;
  store.sub(session.userAtom, () => {
    const left = last;
    last = store.get(session.userAtom)?.id;
    if (left !== unnamedUserId || last === unnamedUserId) return;
    removeAll(localStorage, draftKeys(left));
    removeAll(sessionStorage, unsavedKeys(left));
    forget(left);
  });
}

/**
 * Reloads a page that comes back from the back-forward cache into another session of an unnamed user, who may be another one and must not
 * see or send what is shown. Call it after `session.follow`, which reads the session again first.
 */
export function startOverWhenRestored(events: EventTarget, reload: () => void): void {
  let left = store.get(session.tokenAtom);
  events.addEventListener('pagehide', () => (left = store.get(session.tokenAtom)));
  events.addEventListener('pageshow', () => {
    if (left === store.get(session.tokenAtom) || store.get(session.userAtom)?.id !== unnamedUserId) return;
    removeAll(sessionStorage, unsavedKeys(unnamedUserId));
    reload();
  });
}
