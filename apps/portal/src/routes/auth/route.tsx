import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isPageOffered } from '../../operations/offers/current-offer.ts';
import { AuthLayout } from '../../app/auth-layout.tsx';

export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, location, matches }) => {
    if (!isPageOffered(location.pathname)) throw notFound();
    if (context.isAuthenticated() && !matches.at(-1)?.staticData.forEverybody) throw redirect({ to: '/settings', replace: true });
  },
  component: AuthLayout,
});
