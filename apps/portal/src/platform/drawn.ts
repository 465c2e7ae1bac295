import { useSyncExternalStore } from 'react';

/** A page may have been drawn when the portal was built (see build/drawn-pages.ts): it stands on the screen before this code does. */

/** What the frame of a signed-in page is drawn for: a wide screen with the sidebar open or collapsed, or a phone. */
const frames = ['open', 'collapsed', 'phone'] as const;
export type Frame = (typeof frames)[number];

const root = () => document.documentElement.dataset;

/** Whether what is on the screen was drawn, and is not alive yet. */
export function isDrawn(): boolean {
  return root()['drawn'] !== undefined;
}

/** The language in which it was drawn, and whether for whoever is signed in. */
export function drawnFor(): { readonly locale: string | undefined; readonly signedIn: boolean } {
  return { locale: root()['drawn'], signedIn: root()['drawnFor'] === 'user' };
}

/** The path of the document itself, wherever the browser has gone within it since. */
export function drawnAt(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  return visit ? new URL(visit.name).pathname : undefined;
}

/** The frame that boot.js has chosen; none where nothing was drawn. */
export function drawnFrame(): Frame | undefined {
  return isDrawn() ? frames.find((frame) => frame === root()['frame']) : undefined;
}

/** From now on the page answers by itself; boot.js does what was asked of it until now. */
export function comeAlive(): void {
  if (!isDrawn()) return;
  delete root()['drawn'];
  dispatchEvent(new Event('portico:alive'));
}

/** Told once, when the page comes alive; gives back how to stop. */
export function onAlive(listener: () => void): () => void {
  addEventListener('portico:alive', listener, { once: true });
  return () => removeEventListener('portico:alive', listener);
}

/** What would differ from what was drawn waits for this. */
export async function whenAlive(): Promise<void> {
  if (isDrawn()) await new Promise<void>((resolve) => void onAlive(resolve));
}

/** Whether the page is alive: what only this browser knows is not part of what was drawn. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    onAlive,
    () => !isDrawn(),
    () => false,
  );
}

/** What boot.js has hidden, since it was drawn for somebody else, is shown once it is drawn anew. */
export function showDrawnAnew(): void {
  delete root()['hidden'];
}
