import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { WriteId } from '@portico/api-client/operation-types';
import type { User } from '@portico/contract';
import { unnamedUserId } from '../../platform/kept-keys.ts';
import { changeLocale } from '../../platform/locale.ts';
import { ifLoaded } from '../../platform/missing-code.ts';
import { session, store } from '../../platform/store.ts';
import { accountQuery } from '../account.queries.ts';

const languageKey = ['updateUser' satisfies WriteId];

/** Shows the user's language after a change elsewhere. One that was chosen here and isn't saved stays, and so does an operator's own. */
function followLanguage(client: QueryClient, user: User, last: User): void {
  const isChanged = user.id === last.id && user.language !== last.language;
  if (isChanged && !user.impersonation && !client.isMutating({ mutationKey: languageKey }))
    void ifLoaded(changeLocale(store, user.language));
}

/**
 * The user is a query, and the session mirrors it: for the storage, for other tabs, and for code that runs without a query client. What
 * sign-in and other tabs store becomes the query's data. All data belongs to a user and goes with them; a renewed token keeps it.
 */
export function mirrorUser(client: QueryClient): void {
  const { queryKey } = accountQuery();
  const hash = hashKey(queryKey);
  let token = store.get(session.tokenAtom);
  let owner: number | undefined;
  let last: User | null = null;

  client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== hash) return;
    const state = client.getQueryState(queryKey);
    store.set(session.isAuthLoadingAtom, state?.fetchStatus === 'fetching');
    // Section 4 prescribes the text.
    if (event.type === 'updated' && event.action.type === 'error') console.error('Error fetching user data:', event.action.error);
    if (state?.data && state.data !== store.get(session.userAtom)) store.set(session.userAtom, state.data);
  });

  function follow(): void {
    const next = store.get(session.tokenAtom);
    const user = store.get(session.userAtom);
    if (next !== token) {
      token = next;
      if (next === null) client.clear();
      // Another tab's session of an unnamed user may be that of another person. A token that was renewed here keeps the user's object.
      else if (user?.id !== owner || (owner === unnamedUserId && user !== last)) void client.resetQueries();
      owner = user?.id;
    }
    // Another tab stores a new user before their token: until then, the data is still the former user's.
    owner ??= user?.id;
    if (user && last) followLanguage(client, user, last);
    last = user;
    if (user && user !== client.getQueryData(queryKey)) client.setQueryData(queryKey, user);
  }

  store.sub(session.tokenAtom, follow);
  store.sub(session.userAtom, follow);
  follow();
}
