import './prerendered.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydratedEvent, markHydrated } from './hydrated-event.ts';

/** Calls the listener once: after hydration, or right before `mountPage` renders a page from scratch. */
export function onHydrated(listener: () => void): void {
  addEventListener(hydratedEvent, listener, { once: true });
}

type Visitor = {
  readonly language: string;
  readonly audience: string;
  /** Loads the code of the page at the current address. Resolves to its path. */
  readonly load: () => Promise<string>;
  /** Called before the page is hydrated, so that the router can adopt it. */
  readonly adopt: () => void;
};

/**
 * Hydrates the prerendered page if it is this visitor's, and renders the page from scratch otherwise. A page that the boot script has
 * hidden is never hydrated.
 */
export async function mountPage(page: ReactNode, { language, audience, load, adopt }: Visitor): Promise<void> {
  const { dataset } = document.documentElement;
  // Every page has one, or the build fails.
  const container = document.getElementById('root') as HTMLElement;
  if ('hidden' in dataset) container.replaceChildren();
  else if (dataset['prerendered'] === language && dataset['prerenderedFor'] === audience) {
    // The path of the document itself, even if the browser has navigated within it since.
    const [visit] = performance.getEntriesByType('navigation');
    const path = visit && new URL(visit.name).pathname;
    if ((await load()) === path && location.pathname === path) {
      adopt();
      hydrateRoot(container, page);
      return;
    }
    // After going back, the address differs from the page's.
    await load();
  }
  delete dataset['hidden'];
  markHydrated();
  createRoot(container).render(page);
}
