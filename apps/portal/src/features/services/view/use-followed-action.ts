import { createContext, use, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Action, ServiceDetails } from '@portico/contract';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { actionQuery } from '../services.queries.ts';

export type FollowedAction = {
  /** The running action, or one that ended while the page was open. */
  readonly action: Action | undefined;
  readonly follow: (actionId: string) => void;
  readonly dismiss: () => void;
};

/** Lets a component that starts an action register it with the page, because the action may end before the page sees it running. */
export const FollowContext = createContext<((actionId: string) => void) | null>(null);

export function useFollow(): (actionId: string) => void {
  const follow = use(FollowContext);
  if (follow === null) throw new Error('Actions of a service are begun within its page');
  return follow;
}

/** Remembers the action that was started or seen here, so that its result is known after the service no longer lists it. */
export function useFollowedAction(service: ServiceDetails): FollowedAction {
  const running = service.action;
  const [followed, follow] = useState<string | null>(null);
  if (running !== null && running.id !== followed) follow(running.id);
  const isOffered = useOffered('getAction');
  const ended = useQuery({ ...actionQuery(followed ?? ''), enabled: isOffered && followed !== null });
  return { action: running ?? (followed === null ? undefined : ended.data), follow, dismiss: () => follow(null) };
}
