/** The page of a guest may have been drawn when the portal was built (see build/drawn-pages.ts): it stands on the screen before this code does. */

/** Whether what is on the screen was drawn, and is not alive yet. */
export function isDrawn(): boolean {
  return document.documentElement.dataset['drawn'] !== undefined;
}

/** The language in which it was drawn. */
export function drawnLocale(): string | undefined {
  return document.documentElement.dataset['drawn'];
}

/** From now on the page answers by itself; boot.js does what was asked of it until now. */
export function comeAlive(): void {
  if (!isDrawn()) return;
  delete document.documentElement.dataset['drawn'];
  dispatchEvent(new Event('portico:alive'));
}

/** What boot.js has hidden, since it was drawn for somebody else, is shown once it is drawn anew. */
export function showDrawnAnew(): void {
  delete document.documentElement.dataset['hidden'];
}
