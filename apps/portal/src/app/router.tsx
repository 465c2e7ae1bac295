import { createRouter } from '@tanstack/react-router';
import { loadAppCatalog } from '../platform/locale.ts';
import { provideNavigator } from '../platform/navigation.ts';
import { session, store } from '../platform/store.ts';
import { routeTree } from '../route-tree.gen.ts';
import { CrashScreen } from './crash-screen.tsx';
import { forgetQueries, loadQueryClient } from './lazy-query-client.ts';

export const router = createRouter({
  routeTree,
  context: {
    isAuthenticated: () => store.get(session.isAuthenticatedAtom),
    preload: (query) => void loadQueryClient().then(({ queryClient }) => queryClient.prefetchQuery(query)),
    loadAppCatalog: () => loadAppCatalog(store),
  },
  defaultPreload: 'intent',
  // Freshness is the query client's business.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  scrollRestoration: true,
  notFoundMode: 'root',
  defaultErrorComponent: CrashScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

provideNavigator({
  go: (href) => router.navigate({ href }),
  knows: (path) => router.getMatchedRoutes(path)[2] !== undefined && !path.startsWith('/auth'),
});

// Signed out here, in another tab or by a 401: what was read on behalf of the former user goes, and the guards decide where to be.
let wasAuthenticated = store.get(session.isAuthenticatedAtom);
store.sub(session.isAuthenticatedAtom, () => {
  const isAuthenticated = store.get(session.isAuthenticatedAtom);
  if (isAuthenticated === wasAuthenticated) return;
  wasAuthenticated = isAuthenticated;
  void forgetQueries();
  if (!isAuthenticated) void router.navigate({ to: '/auth/login', search: { redirect: router.state.location.href } });
});
