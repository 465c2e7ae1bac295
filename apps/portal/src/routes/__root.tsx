import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { RootLayout } from '../app/root-layout.tsx';
import type { RouterContext } from '../app/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
  staticData: { title: 'error.not-found' },
});
