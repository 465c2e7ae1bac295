import type { Action, ServiceDetails, ServiceList } from '@portico/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What a server is after a command that succeeded; of the others its power says nothing. */
const powerAfter: Partial<Record<Action['command'], ServiceDetails['power']>> = {
  start: 'running',
  restart: 'running',
  stop: 'stopped',
  force_off: 'stopped',
};

type Acting = Pick<ServiceDetails, 'id' | 'power' | 'action'>;

/** A service as it is with this action: while it runs with its progress, then without it and with the power that it led to. */
function withAction<Service extends Acting>(service: Service, action: Action): Service {
  if (String(service.id) !== action.resource.id) return service;
  if (action.status === 'running') return { ...service, action };
  // Another one may have begun since.
  const current = service.action && service.action.id !== action.id ? service.action : null;
  const power = action.status === 'success' ? powerAfter[action.command] : undefined;
  return { ...service, action: current, power: power ?? service.power };
}

/** An action goes forward only, and ends once. */
function isBehind(action: Action, known: Action | undefined): boolean {
  if (known === undefined) return false;
  return known.status !== 'running' || (action.status === 'running' && action.progress < known.progress);
}

/**
 * Puts an action, as an event or an answer tells it, into every answer that shows it, without asking for them again. What is behind of what is
 * known is left aside: the answer of a call may be read after the events that say how it went on.
 */
export function keepAction(queryClient: QueryClient, action: Action): void {
  const actionKey = ['getAction', { id: action.id }];
  if (isBehind(action, queryClient.getQueryData<Action>(actionKey))) return;
  queryClient.setQueryData<Action>(actionKey, action);
  queryClient.setQueriesData<ServiceDetails>({ queryKey: ['getService'] }, (service) => service && withAction(service, action));
  queryClient.setQueriesData<ServiceList>({ queryKey: ['listServices'] }, (list) => {
    if (!list?.items.some((service) => String(service.id) === action.resource.id)) return list;
    return { ...list, items: list.items.map((service) => withAction(service, action)) };
  });
}
