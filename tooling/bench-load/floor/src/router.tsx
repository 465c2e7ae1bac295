import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { t } from './i18n.ts';
import { Shell } from './shell.tsx';

const root = createRootRoute({
  component: () => (
    <Shell
      nav={
        <>
          <Link to="/">{t('title')}</Link>
          <Link to="/services">{t('services')}</Link>
        </>
      }
    >
      <Outlet />
    </Shell>
  ),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/login.tsx'), 'Page'),
});
const services = createRoute({
  getParentRoute: () => root,
  path: '/services',
  component: lazyRouteComponent(() => import('./pages/services.tsx'), 'Page'),
});

const router = createRouter({ routeTree: root.addChildren([login, services]) });

export function App() {
  return <RouterProvider router={router as never} />;
}
