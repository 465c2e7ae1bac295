import type { ApiClient } from '@portico/api-client/api-client';
import type { OperationQuery, OperationResult, ReadId } from '@portico/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';

/** The query parameters of an operation; an empty object without any. */
export type QueryParams<Id extends ReadId> = [OperationQuery<Id>] extends [never] ? Record<string, never> : OperationQuery<Id>;

/** `['listInvoices', params]`: equal values share a cache entry in any order. */
export type QueryKeyOf<Id extends ReadId> = readonly [Id, QueryParams<Id>];

/**
 * Returns the query of a read operation. Its key and function follow from id and values, so that a loader and a component share one cache
 * entry. Screens add further options (`placeholderData`, `enabled`) themselves.
 */
export function operationQuery<Id extends ReadId>(client: ApiClient, operationId: Id, params: QueryParams<Id>) {
  const queryKey: QueryKeyOf<Id> = [operationId, params];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<OperationResult<Id>> => {
      // A read operation has query parameters only, which the compiler can't see for a generic id.
      return client.call<ReadId>(operationId, { query: params, signal }) as Promise<OperationResult<Id>>;
    },
  });
}
