import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

const maxId = 2_147_483_647;

/**
 * Returns the query of a service by its path segment. A segment that is not a number queries an id that cannot exist, so that it is handled
 * like any unknown service.
 */
export function consoleServiceQuery(id: string) {
  return operationQuery(api, 'getService', { id: /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= maxId ? Number(id) : maxId });
}
