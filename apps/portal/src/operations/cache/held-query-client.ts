import type { QueryClient } from '@tanstack/react-query';

let held: QueryClient | undefined;

/** Registered by the query client itself when it loads, so that sign-in and sign-up do not load it. */
export function holdQueryClient(client: QueryClient): void {
  held = client;
}

/** Returns the query client, or undefined if nothing has loaded it. */
export function openQueryClient(): QueryClient | undefined {
  return held;
}
