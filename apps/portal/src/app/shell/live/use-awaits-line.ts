import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** Whether something on the screen was never read and waits for the network. What was read once is shown, however old. */
export function useAwaitsLine(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.getAll().some((query) => query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive()),
    () => false,
  );
}
