import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import './app/drawn.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPortalRouter, startRouter } from './router.tsx';
import { comeAlive, drawnAt, drawnFor, onAlive } from './platform/drawn.ts';
import { localeAtom, startLocale } from './platform/locale.ts';
import { watchMissingCode } from './platform/missing-code.ts';
import { session, store } from './platform/store.ts';
import { startTheme } from './platform/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme(store, localStorage);
watchMissingCode();

/** A function, since an await at the top of a module keeps the bundler from joining chunks. */
async function start(container: HTMLElement): Promise<void> {
  await startLocale(store, localStorage);
  const router = createPortalRouter();
  startRouter(router);
  const drawn = drawnFor();
  const isFitting = drawn.locale === store.get(localeAtom) && drawn.signedIn === store.get(session.isAuthenticatedAtom);
  if (isFitting) await router.load();
  // Whoever went back meanwhile is at another address than the page was drawn for: that is loaded below, and drawn anew.
  if (isFitting && [router.state.location, location].every(({ pathname }) => pathname === drawnAt())) {
    // What the server would have told in a script of its own: there is nothing to hand over but that the page is drawn.
    router.ssr = { manifest: undefined };
    // The router hears of the history once the page is alive: where one has gone until then it has to look.
    onAlive(() => {
      if (router.history.location.href !== router.state.location.href) void router.load();
    });
    hydrateRoot(container, <App router={router} />);
    return;
  }
  if (isFitting) await router.load();
  comeAlive();
  createRoot(container).render(<App router={router} />);
}

void start(root);
