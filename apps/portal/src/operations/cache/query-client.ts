import { ApiError } from '@portico/api-client/api-error';
import type { ReadId } from '@portico/api-client/operation-types';
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { localeAtom } from '../../platform/locale.ts';
import { session, store } from '../../platform/store.ts';
import { mirrorUser } from './mirror-user.ts';
import { provideQueries } from '../checks/last-answer.ts';
import { isOffered } from '../offers/current-offer.ts';
import { closedArea } from '../rights/rights.ts';
import { reportServerFailure } from '../failures/describe-error.ts';
import { retryUnlessRefused } from '../failures/is-refusal.ts';
import { staleAfterMs } from './stale-after.ts';

/**
 * A rejected token ends the session. Where there still is one, another tab had renewed the token, and the query is repeated with the new one.
 */
const isTokenRenewed = (error: unknown) => error instanceof ApiError && error.status === 401 && store.get(session.isAuthenticatedAtom);

/** A refused query is not retried. A server failure shows a toast in addition to the error in place. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      reportServerFailure(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleAfterMs,
      // The key of a query starts with its operation: see operation-query.ts. A page that is left after sign-out has no token for it.
      enabled: ({ queryKey }) => store.get(session.isAuthenticatedAtom) && isOffered(queryKey[0] as ReadId),
      retry: (failures, error) => retryUnlessRefused(failures, error) || (failures < 2 && isTokenRenewed(error)),
    },
    // What was sent may be a password, so it goes with its screen.
    mutations: { gcTime: 0 },
  },
});

// Notifies before the next frame instead of in a later task.
notifyManager.setScheduler(queueMicrotask);

mirrorUser(queryClient);
provideQueries(() => queryClient.getQueryCache().getAll());

// Answers contain texts, so a language change refetches everything, including failed queries.
store.sub(localeAtom, () => void queryClient.cancelQueries().then(() => queryClient.invalidateQueries()));

/** Starts a query of the page at `path`, unless the page is closed to the user: the API would refuse it. */
export async function prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>, path: string): Promise<void> {
  const isOpen = closedArea(store.get(session.userAtom), path) === null;
  if (isOpen && isOffered(query.queryKey[0] as ReadId)) await queryClient.prefetchQuery(query);
}
