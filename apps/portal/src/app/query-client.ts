import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@portico/api-client/api-error';

const retries = 2;
const staleAfterMs = 30_000;

/** Events of the stream say what is stale at once; the time is for what no event covers. A refusal is never asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfterMs,
      retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
