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

const reloadPage = () => location.reload();

const tokenOfUnnamed = () => (store.get(session.knownUserAtom)?.id === unnamedUserId ? store.get(session.tokenAtom) : null);

/** Reloads if another tab's session has replaced an unnamed user's. Its user may be another one, who must not see or send what is shown. */
function startOverIfReplaced(before: string | null, reload: () => void): void {
  const now = tokenOfUnnamed();
  if (before === null || now === null || now === before) return;
  removeAll(sessionStorage, unsavedKeys(unnamedUserId));
  reload();
}

/** For a page that comes back from the back-forward cache. Call it after `session.follow`, which reads the session again first. */
export function startOverWhenRestored(events: EventTarget, reload = reloadPage): void {
  let left: string | null = null;
  events.addEventListener('pagehide', () => (left = tokenOfUnnamed()));
  events.addEventListener('pageshow', () => startOverIfReplaced(left, reload));
}

/** Ends the session whose token the API rejected, or takes over the one that another tab has stored. */
export function rejectToken(reload = reloadPage): void {
  const before = tokenOfUnnamed();
  store.set(session.rejectTokenAtom);
  startOverIfReplaced(before, reload);
}
