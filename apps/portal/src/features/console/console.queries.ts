import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

const maxId = 2_147_483_647;

/** A path that holds no number asks for a service that cannot exist, and is answered like any other unknown one. */
export function consoleServiceQuery(id: string) {
  return operationQuery(api, 'getService', { id: /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= maxId ? Number(id) : maxId });
}
