import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';
import { listParams } from '../../lists/list-search.ts';
import { serviceIdsIn } from './traffic-pool-search.ts';
import type { TrafficPoolSearch } from './traffic-pool-search.ts';

export function trafficMovementsQuery(search: TrafficPoolSearch) {
  return operationQuery(api, 'listTrafficMovements', listParams({ ...search, hosting_id: serviceIdsIn(search) }));
}
