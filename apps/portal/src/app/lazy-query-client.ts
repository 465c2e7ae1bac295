let wanted = false;

/** The query cache comes with the first screen that reads something: whoever signs in or up pays nothing for it. */
export function loadQueryClient() {
  wanted = true;
  return import('./query-client.ts');
}

/** Forgets what was read, if anything was. */
export async function forgetQueries(): Promise<void> {
  if (!wanted) return;
  const { queryClient } = await loadQueryClient();
  queryClient.clear();
}
