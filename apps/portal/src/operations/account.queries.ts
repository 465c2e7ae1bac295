import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from './api.ts';

/** Account metadata: the user. The session mirrors its answer (`cache/mirror-user.ts`). */
export function accountQuery() {
  return operationQuery(api, 'getAccountMeta', {});
}
