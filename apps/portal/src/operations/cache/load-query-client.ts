import type { QueryClient } from '@tanstack/react-query';

/** Loads the query client, which comes with the first screen that reads data. */
export async function loadQueryClient(): Promise<QueryClient> {
  return (await import('./query-client.ts')).queryClient;
}
