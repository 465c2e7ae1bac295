import type { ApiClient } from '@portico/api-client/api-client';
import type { OperationQuery, OperationResult, ReadId } from '@portico/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';

/** The query values of an operation; an empty object where it has none. */
export type QueryParams<Id extends ReadId> = [OperationQuery<Id>] extends [never] ? Record<string, never> : OperationQuery<Id>;

/** `['listInvoices', params]`: equal values are one entry of the cache, whatever their order. */
export type QueryKeyOf<Id extends ReadId> = readonly [Id, QueryParams<Id>];

/**
 * The query of an operation that reads: key and function both follow from its id and values, so that a loader and a component share one
 * entry. What else a screen wants of it (`placeholderData`, `enabled`) the screen says itself.
 */
export function operationQuery<Id extends ReadId>(client: ApiClient, operationId: Id, params: QueryParams<Id>) {
  const queryKey: QueryKeyOf<Id> = [operationId, params];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<OperationResult<Id>> => {
      // A reading operation has query values and nothing else, which the compiler cannot see for an id that is not known yet.
      return client.call<ReadId>(operationId, { query: params, signal }) as Promise<OperationResult<Id>>;
    },
  });
}
