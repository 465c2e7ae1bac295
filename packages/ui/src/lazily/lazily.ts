// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that makes it wait for a line
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Loads code only while there is a line, and goes on by itself once it is back: a browser that failed to fetch a module once does not try again until the
 * page starts over, and with it what was typed would be gone. Rejects as `load` does.
 */
export function whenOnline<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    // Outside of a browser nobody knows, and there is nothing to wait for.
    if (!(globalThis.navigator?.onLine ?? true)) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return load();
  };
}

/** React's `lazy` for what opens on a page: without a line the fallback stays, and with it the page. */
export function lazily<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(whenOnline(load));
}
