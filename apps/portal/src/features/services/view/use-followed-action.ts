import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Action, ServiceDetails } from '@portico/contract';
import { actionQuery } from '../services.queries.ts';

type Followed = {
  /** The action that is running, or the one that ended while the page was open. */
  readonly action: Action | undefined;
  readonly dismiss: () => void;
};

/** Remembers the action that was seen running, so that its end is still known when the service itself has none any more. */
export function useFollowedAction(service: ServiceDetails): Followed {
  const running = service.action;
  const [seen, setSeen] = useState<string | null>(null);
  if (running !== null && running.id !== seen) setSeen(running.id);
  const ended = useQuery({ ...actionQuery(seen ?? ''), enabled: seen !== null });
  return { action: running ?? (seen === null ? undefined : ended.data), dismiss: () => setSeen(null) };
}
