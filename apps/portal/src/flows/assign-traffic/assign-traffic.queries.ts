import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../calls/api.ts';

export function trafficPoolQuery() {
  return operationQuery(api, 'getTrafficPool', {});
}
