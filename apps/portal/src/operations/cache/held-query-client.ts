import type { QueryClient } from '@tanstack/react-query';

let held: QueryClient | undefined;

/** Told by the query client itself once it is there: whoever signs in or up pays nothing for it. */
export function holdQueryClient(client: QueryClient): void {
  held = client;
}

/** The query client, if anything was ever read. */
export function openQueryClient(): QueryClient | undefined {
  return held;
}
