import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Starts a query in parallel with the screen's code and awaits neither, because the screen shows its own loading and error states. */
export type Preload = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => void;
