import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** True while a query on the screen has no data and waits for the network. Cached data is shown, however old. */
export function useAwaitsLine(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.getAll().some((query) => query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive()),
    () => false,
  );
}
