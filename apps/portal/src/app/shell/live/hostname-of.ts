import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../../operations/api.ts';

/** Returns the hostname from the cache or the API, or the service's number if it can no longer be read. */
export async function hostnameOf(client: QueryClient, id: number): Promise<string> {
  const listed = client
    .getQueriesData<{ items: { id: number; hostname: string }[] }>({ queryKey: ['listServices'] })
    .flatMap(([, list]) => list?.items ?? [])
    .find((service) => service.id === id);
  const known = listed ?? client.getQueryData(operationQuery(api, 'getService', { id }).queryKey);
  // Not a query: the events of the same moment would cancel it to refetch services.
  const service = known ?? (await api.call('getService', { query: { id } }).catch(() => null));
  return service?.hostname ?? `#${id}`;
}
