/** Loads the query client, which comes with the first screen that reads data. */
export const loadQueryClient = () => import('./query-client.ts');
