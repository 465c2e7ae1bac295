// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that makes it wait for a line
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const waiting = new WeakSet<object>();

/**
 * Loads code only while there is a line, and goes on by itself once it is back: a browser that failed to fetch a module once does not try again until the
 * page starts over, and with it what was typed would be gone. What has arrived once needs no line any more. Rejects as `load` does.
 */
export function whenOnline<T>(load: () => Promise<T>): () => Promise<T> {
  if (waiting.has(load)) return load;
  let hasArrived = false;
  const loadOnLine = async (): Promise<T> => {
    // Outside of a browser nobody knows, and there is nothing to wait for.
    const isOnline = globalThis.navigator?.onLine ?? true;
    if (!hasArrived && !isOnline) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    const loaded = await load();
    hasArrived = true;
    return loaded;
  };
  waiting.add(loadOnLine);
  return loadOnLine;
}

/** React's `lazy` for what opens on a page: without a line the fallback stays, and with it the page. `pick` takes the component out of what is loaded. */
export function lazily<Loaded, Props>(
  load: () => Promise<Loaded>,
  pick: (loaded: Loaded) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadOnLine = whenOnline(load);
  return lazy(async () => ({ default: pick(await loadOnLine()) }));
}
