import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import { mountPage, onHydrated } from '@portico/prerender/on-hydrated';
import { App } from './app/app.tsx';
import { createPortalRouter, startRouter } from './router.tsx';
import { startPage } from './platform/first-render.ts';
import { localeAtom, startLocale } from './platform/locale.ts';
import { watchMissingCode } from './platform/missing-code.ts';
import { session, store } from './platform/store.ts';
import { startTheme } from './platform/theme.ts';

startTheme(store, localStorage);
watchMissingCode();

/** A function, because a top-level await keeps the bundler from joining chunks. */
async function start(): Promise<void> {
  await startLocale(store, localStorage);
  const router = createPortalRouter();
  startRouter(router);
  onHydrated(startPage);
  await mountPage(<App router={router} />, {
    language: store.get(localeAtom),
    audience: store.get(session.isAuthenticatedAtom) ? 'user' : 'guest',
    load: () => router.load().then(() => router.state.location.pathname),
    adopt: () => {
      // Replaces the router's own hydration script: the only fact to hand over is that the page is prerendered.
      router.ssr = { manifest: undefined };
      // The router follows the history only after hydration, so it has to check where the user went before.
      onHydrated(() => {
        if (router.history.location.href !== router.state.location.href) void router.load();
      });
    },
  });
}

void start();
