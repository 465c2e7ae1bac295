import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import './app/prerendered.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPortalRouter, startRouter } from './router.tsx';
import { markHydrated, prerenderedPath, prerenderedFor, onHydrated } from './platform/prerendered.ts';
import { localeAtom, startLocale } from './platform/locale.ts';
import { watchMissingCode } from './platform/missing-code.ts';
import { session, store } from './platform/store.ts';
import { startTheme } from './platform/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme(store, localStorage);
watchMissingCode();

/** A function, because a top-level await keeps the bundler from joining chunks. */
async function start(container: HTMLElement): Promise<void> {
  await startLocale(store, localStorage);
  const router = createPortalRouter();
  startRouter(router);
  const prerendered = prerenderedFor();
  const isFitting = prerendered.locale === store.get(localeAtom) && prerendered.signedIn === store.get(session.isAuthenticatedAtom);
  if (isFitting) await router.load();
  // After going back, the address differs from the prerendered page's: it is loaded below and rendered again.
  if (isFitting && [router.state.location, location].every(({ pathname }) => pathname === prerenderedPath())) {
    // Replaces the router's own hydration script: the only fact to hand over is that the page is prerendered.
    router.ssr = { manifest: undefined };
    // The router follows the history only after hydration, so it has to check where the user went before.
    onHydrated(() => {
      if (router.history.location.href !== router.state.location.href) void router.load();
    });
    hydrateRoot(container, <App router={router} />);
    return;
  }
  if (isFitting) await router.load();
  markHydrated();
  createRoot(container).render(<App router={router} />);
}

void start(root);
