import { queryOptions } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import { session, store } from '../platform/store.ts';
import { api } from './api.ts';

/** Account metadata: a query like any other, whose answer the session keeps as its user. Screens read it there. */
export function accountQuery() {
  const { queryKey } = operationQuery(api, 'getAccountMeta', {});
  return queryOptions({ queryKey, queryFn: () => store.set(session.loadUserAtom, () => api.call('getAccountMeta')) });
}
