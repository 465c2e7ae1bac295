import type { ReadId } from '@portico/api-client/operation-types';
import type { Action, ServiceDetails, ServiceList } from '@portico/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The power state after a successful command. Other commands do not change it. */
const powerAfter: Partial<Record<Action['command'], ServiceDetails['power']>> = {
  start: 'running',
  restart: 'running',
  stop: 'stopped',
  force_off: 'stopped',
};

type ServiceWithAction = Pick<ServiceDetails, 'id' | 'power' | 'action'>;

/** Returns the service with this action: with its progress while it runs, and afterwards without it and with the resulting power state. */
function withAction<Service extends ServiceWithAction>(service: Service, action: Action): Service {
  if (String(service.id) !== action.resource.id) return service;
  if (action.status === 'running') return { ...service, action };
  // Another action may have started since.
  const current = service.action && service.action.id !== action.id ? service.action : null;
  const power = action.status === 'success' ? powerAfter[action.command] : undefined;
  return { ...service, action: current, power: power ?? service.power };
}

/** True if the action is older than the known one. Actions only move forward and end once. */
function isBehind(action: Action, known: Action | undefined): boolean {
  if (known === undefined) return false;
  return known.status !== 'running' || (action.status === 'running' && action.progress < known.progress);
}

/**
 * Updates an action from an event or answer in every cached answer that shows it, without refetching. Outdated states are ignored, because
 * a call's answer may arrive after later events.
 */
export function keepAction(queryClient: QueryClient, action: Action): void {
  const actionKey = ['getAction', { id: action.id }];
  if (isBehind(action, queryClient.getQueryData<Action>(actionKey))) return;
  queryClient.setQueryData<Action>(actionKey, action);
  changeAnswers<ServiceDetails>(queryClient, 'getService', (service) => withAction(service, action));
  changeAnswers<ServiceList>(queryClient, 'listServices', (list) => {
    if (!list.items.some((service) => String(service.id) === action.resource.id)) return list;
    return { ...list, items: list.items.map((service) => withAction(service, action)) };
  });
}

/** Changes cached answers. They stay as old as they are, and one that waits to be fetched again still does: only the action is news. */
function changeAnswers<Data>(queryClient: QueryClient, operationId: ReadId, change: (data: Data) => Data): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [operationId] })) {
    const { data: before, dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    // The key of a query starts with its operation, which decides what it holds.
    const data = before as Data | undefined;
    const next = data && change(data);
    if (next === data) continue;
    queryClient.setQueryData(query.queryKey, next, { updatedAt });
    if (isInvalidated) query.invalidate();
  }
}
