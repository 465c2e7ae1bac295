import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../calls/api.ts';
import { listParams } from '../../lists/list-search.ts';
import type { ServiceListSearch } from './list/service-list-search.ts';

export function serviceListQuery(search: ServiceListSearch) {
  return operationQuery(api, 'listServices', listParams(search));
}
