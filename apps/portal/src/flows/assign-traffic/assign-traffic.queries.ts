import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

export function trafficPoolQuery() {
  return operationQuery(api, 'getTrafficPool', {});
}
