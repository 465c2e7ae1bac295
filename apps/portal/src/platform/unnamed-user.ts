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
