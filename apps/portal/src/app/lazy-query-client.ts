type QueryClientModule = typeof import('./query-client.ts');

let loaded: Promise<QueryClientModule> | undefined;

/** The query cache comes with the first screen that reads something: whoever signs in or up pays nothing for it. */
export function loadQueryClient(): Promise<QueryClientModule> {
  loaded ??= import('./query-client.ts');
  return loaded;
}

/** Forgets what was read, if anything was. */
export async function forgetQueries(): Promise<void> {
  if (loaded) (await loaded).queryClient.clear();
}
