import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { redirectTarget } from '@portico/auth/redirect-target';
import { isPageOffered } from '../../operations/offers/current-offer.ts';
import { AuthLayout } from '../../app/auth-layout.tsx';
import { isOwnPath } from '../../platform/navigation.ts';

export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, location, matches }) => {
    if (!isPageOffered(location.pathname)) throw notFound();
    const page = matches.at(-1);
    if (!context.isAuthenticated() || page?.staticData.forEverybody) return;
    const wanted = page?.routeId === '/auth/login' ? page.search.redirect : undefined;
    throw redirect({ href: redirectTarget(wanted, isOwnPath) ?? '/settings', replace: true });
  },
  component: AuthLayout,
});
