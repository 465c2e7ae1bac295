import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Starts a query beside the screen's code and waits for neither: the screen shows its own loading and failing states. */
export type Preload = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => void;
