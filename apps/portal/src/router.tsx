import { createRouter, parseSearchWith } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { accessTokenKey } from '@portico/auth/session-storage';
import { loadQueryClient } from './operations/cache/load-query-client.ts';
import { whenStarted } from './platform/first-render.ts';
import { loadTexts } from './platform/locale.ts';
import { leaveScreen } from './platform/notifications.tsx';
import { provideNavigator } from './platform/navigation.ts';
import { session, store } from './platform/store.ts';
import { routeTree } from './route-tree.gen.ts';
import { CrashScreen } from './app/crash-screen.tsx';

/** Reads JSON in the address. Other numbers than those that the router has read before, such as 1e5 or twenty digits, are texts. */
function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? text : value;
}

export function createPortalRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    ...(import.meta.env.BASE_URL === '/' ? {} : { basepath: import.meta.env.BASE_URL }),
    context: {
      isAuthenticated: () => store.get(session.isAuthenticatedAtom),
      // The first render contains no data.
      preload: (query, path = '') =>
        void whenStarted()
          .then(loadQueryClient)
          .then(({ prefetch }) => prefetch(query, path)),
      loadTexts: (part) => loadTexts(store, part),
    },
    defaultPreload: 'intent',
    // The query client decides about freshness.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    scrollRestoration: true,
    notFoundMode: 'root',
    parseSearch: parseSearchWith(readJson),
    defaultErrorComponent: CrashScreen,
  });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}

/**
 * Connects the router: provides navigation to the layers below, and redirects when the session ends here, in another tab or by a 401, or
 * begins in another tab. Returns a function that stops it.
 */
export function startRouter(router: PortalRouter): () => void {
  provideNavigator({
    go: (href, options) => router.navigate({ href, ...options }),
    knows: (path) => router.getMatchedRoutes(path)[2] !== undefined && !path.startsWith('/auth'),
  });
  const isForEverybody = () => router.getMatchedRoutes(router.state.location.pathname)[2]?.options.staticData?.forEverybody;
  const stopLeaving = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leaveScreen());
  let wasAuthenticated = store.get(session.isAuthenticatedAtom);
  const stopFollowing = store.sub(session.isAuthenticatedAtom, () => {
    const isAuthenticated = store.get(session.isAuthenticatedAtom);
    if (isAuthenticated === wasAuthenticated) return;
    wasAuthenticated = isAuthenticated;
    if (isAuthenticated || isForEverybody()) return;
    if (store.get(session.isOfTabAtom)) void router.navigate({ to: '/login_as_client', search: { ended: true } });
    else void router.navigate({ to: '/auth/login', search: { redirect: router.state.location.href, ended: true } });
  });
  // A sign-in in this tab fires no such event, and opens its page itself. The session has read the storage before.
  const followSignIn = (event: StorageEvent | PageTransitionEvent) => {
    const isNews = 'key' in event ? event.key === accessTokenKey : event.persisted;
    if (!isNews || !store.get(session.isAuthenticatedAtom) || isForEverybody()) return;
    if (router.state.location.pathname.startsWith('/auth')) void router.load();
  };
  addEventListener('storage', followSignIn);
  addEventListener('pageshow', followSignIn);
  return () => {
    stopLeaving();
    stopFollowing();
    removeEventListener('storage', followSignIn);
    removeEventListener('pageshow', followSignIn);
  };
}
