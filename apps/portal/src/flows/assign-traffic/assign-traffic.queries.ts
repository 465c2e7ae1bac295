import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../calls/api.ts';

export function trafficPoolQuery() {
  return operationQuery(api, 'getTrafficPool', {});
}

/** Those that can be given traffic, as many as a list holds at most. */
export function activeServicesQuery() {
  return operationQuery(api, 'listServices', { page: 1, 'per-page': 100, status: 'active', sort: 'hostname' });
}
