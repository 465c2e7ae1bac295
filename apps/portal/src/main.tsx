import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import './app/drawn.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPortalRouter, startRouter } from './router.tsx';
import { comeAlive, drawnFor } from './platform/drawn.ts';
import { localeAtom, startLocale } from './platform/locale.ts';
import { session, store } from './platform/store.ts';
import { startTheme } from './platform/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme(store, localStorage);
// Without a network a missing chunk is no sign of a newer release: reloading for one would leave the browser's own error page.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) Object.assign(event.payload, { message: `Offline: ${event.payload.message}` });
});

/** A function, since an await at the top of a module keeps the bundler from joining chunks. */
async function start(container: HTMLElement): Promise<void> {
  await startLocale(store, localStorage);
  const router = createPortalRouter();
  startRouter(router);
  const drawn = drawnFor();
  if (drawn.locale === store.get(localeAtom) && drawn.signedIn === store.get(session.isAuthenticatedAtom)) {
    // What the server would have told in a script of its own: there is nothing to hand over but that the page is drawn.
    await router.load();
    router.ssr = { manifest: undefined };
    hydrateRoot(container, <App router={router} />);
    return;
  }
  comeAlive();
  createRoot(container).render(<App router={router} />);
}

void start(root);
