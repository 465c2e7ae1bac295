import { operationQuery } from '@portico/api-queries/operation-query';
import type { ServiceStatus } from '@portico/contract';
import { api } from '../../operations/api.ts';

/** More than anyone scrolls through: the rest is found by typing. */
const maxShown = 50;

/** Services by hostname, as many as are shown before anything is typed. */
export function serviceChoicesQuery(q: string, status?: ServiceStatus) {
  return operationQuery(api, 'listServices', {
    page: 1,
    'per-page': maxShown,
    sort: 'hostname',
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
  });
}
