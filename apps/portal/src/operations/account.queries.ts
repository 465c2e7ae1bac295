import { queryOptions } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import { session, store } from '../platform/store.ts';
import { api } from './api.ts';

/** Account metadata. The session stores its answer as the user, which screens read from there. */
export function accountQuery() {
  const { queryKey } = operationQuery(api, 'getAccountMeta', {});
  return queryOptions({ queryKey, queryFn: () => store.set(session.loadUserAtom, () => api.call('getAccountMeta')) });
}
