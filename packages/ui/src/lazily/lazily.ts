// oxlint-disable-next-line eslint/no-restricted-imports -- the only place that makes it wait for a connection
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const waiting = new WeakSet<object>();

/**
 * Returns a loader that waits for a connection: a browser that failed to fetch a module does not try again until the page reloads, which
 * would lose typed input. Code that is already loaded needs no connection. Rejects as `load` does.
 */
export function whenOnline<T>(load: () => Promise<T>): () => Promise<T> {
  if (waiting.has(load)) return load;
  let hasArrived = false;
  const loadOnLine = async (): Promise<T> => {
    // Outside a browser the network state is unknown, so it does not wait.
    const isOnline = globalThis.navigator?.onLine ?? true;
    if (!hasArrived && !isOnline) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    const loaded = await load();
    hasArrived = true;
    return loaded;
  };
  waiting.add(loadOnLine);
  return loadOnLine;
}

/**
 * React's `lazy` for parts that open on a page: offline, the fallback stays instead of an error. `pick` selects the component from the
 * loaded module.
 */
export function lazily<Loaded, Props>(
  load: () => Promise<Loaded>,
  pick: (loaded: Loaded) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadOnLine = whenOnline(load);
  return lazy(async () => ({ default: pick(await loadOnLine()) }));
}
