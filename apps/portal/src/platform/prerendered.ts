import { useSyncExternalStore } from 'react';

/** Pages prerendered by the build (build/prerendered-pages.ts) are on the screen before this code runs. */

/** Signed-in pages are prerendered for a wide screen with the sidebar open or collapsed, and for a phone. */
const frames = ['open', 'collapsed', 'phone'] as const;
export type Frame = (typeof frames)[number];

const root = () => document.documentElement.dataset;

/** True while a prerendered page is on the screen and not hydrated yet. */
export function isPrerendered(): boolean {
  return root()['prerendered'] !== undefined;
}

/** The language of the prerendered page, and whether it is for signed-in users. */
export function prerenderedFor(): { readonly locale: string | undefined; readonly signedIn: boolean } {
  return { locale: root()['prerendered'], signedIn: root()['prerenderedFor'] === 'user' };
}

/** The path of the document itself, even if the browser has navigated within it since. */
export function prerenderedPath(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  return visit ? new URL(visit.name).pathname : undefined;
}

/** The frame chosen by boot.js; undefined if the page was not prerendered. */
export function prerenderedFrame(): Frame | undefined {
  return isPrerendered() ? frames.find((frame) => frame === root()['frame']) : undefined;
}

/** Marks the page as hydrated. boot.js then replays what was pressed or submitted before. */
export function markHydrated(): void {
  if (!isPrerendered()) return;
  delete root()['prerendered'];
  dispatchEvent(new Event('portico:hydrated'));
}

/** Runs the listener once, on hydration. Returns an unsubscribe function. */
export function onHydrated(listener: () => void): () => void {
  addEventListener('portico:hydrated', listener, { once: true });
  return () => removeEventListener('portico:hydrated', listener);
}

/** Resolves on hydration. Anything that would differ from the prerendered page waits for it. */
export async function whenHydrated(): Promise<void> {
  if (isPrerendered()) await new Promise<void>((resolve) => void onHydrated(resolve));
}

/** False until hydration: the first render must not show what only this browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    onHydrated,
    () => !isPrerendered(),
    () => false,
  );
}

/** Shows a page that boot.js has hidden because it was prerendered for another kind of visitor. */
export function revealPage(): void {
  delete root()['hidden'];
}
