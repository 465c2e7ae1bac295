import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/**
 * Starts a query in parallel with the screen's code and awaits neither, because the screen shows its own loading and error states. `path`
 * is the page's, which the layout of signed-in pages adds.
 */
export type Preload = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>, path?: string) => void;
