import type { QueryClient } from '@tanstack/react-query';

let held: QueryClient | undefined;

/** Told by the query client itself once it is there: whoever signs in or up pays nothing for it. */
export function holdQueryClient(client: QueryClient): void {
  held = client;
}

/** The query cache, if anything was ever read. */
export function openQueryClient(): QueryClient | undefined {
  return held;
}

/** The query cache, which comes with the first screen that reads something. */
export async function loadQueryClient(): Promise<QueryClient> {
  return (await import('./query-client.ts')).queryClient;
}
