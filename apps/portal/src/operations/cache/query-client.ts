import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { localeAtom } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';
import { ifLoaded } from '../../platform/missing-code.ts';
import { holdQueryClient } from './held-query-client.ts';
import { isRefusal } from '../failures/is-refusal.ts';
import { staleAfterMs } from './stale-after.ts';

const retries = 2;

async function tell(error: unknown): Promise<void> {
  const module = await ifLoaded(import('../failures/report-failed-query.ts'));
  module?.reportFailedQuery(error);
}

/** A refusal is never asked again. A failure of the server is told by a toast as well as where its answer would be. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!isRefusal(error)) void tell(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleAfterMs,
      retry: (failures, error) => failures < retries && !isRefusal(error),
    },
  },
});

// With what came before the next frame, not in a turn of its own after it.
notifyManager.setScheduler(queueMicrotask);

holdQueryClient(queryClient);

// Answers carry words: what was said in another language is read again, and what failed in it is asked again.
store.sub(localeAtom, () => void queryClient.cancelQueries().then(() => queryClient.invalidateQueries()));
