import type { QueryClient } from '@tanstack/react-query';

/** The query client, which comes with the first screen that reads something. */
export async function loadQueryClient(): Promise<QueryClient> {
  return (await import('./query-client.ts')).queryClient;
}
