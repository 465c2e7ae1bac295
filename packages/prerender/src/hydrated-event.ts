/** Dispatched on the window when the page is hydrated, or about to be rendered in the browser. */
export const hydratedEvent = 'hydrated';

/** Marks the page as hydrated. The boot script then replays what was pressed or submitted before. A second call changes nothing. */
export function markHydrated(): void {
  delete document.documentElement.dataset['prerendered'];
  dispatchEvent(new Event(hydratedEvent));
}
