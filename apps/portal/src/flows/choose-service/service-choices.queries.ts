import { operationQuery } from '@portico/api-queries/operation-query';
import type { ServiceStatus } from '@portico/contract';
import { api } from '../../operations/api.ts';

/** More than people scroll through; the rest is found by typing. */
const maxShown = 50;

/** Returns the query of services by hostname, as many as are shown before anything is typed. */
export function serviceChoicesQuery(q: string, status?: ServiceStatus) {
  return operationQuery(api, 'listServices', {
    page: 1,
    'per-page': maxShown,
    sort: 'hostname',
    ...(q ? { q } : {}),
    ...(status ? { status: [status] } : {}),
  });
}
