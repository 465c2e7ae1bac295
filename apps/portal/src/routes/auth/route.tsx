import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthLayout } from '../../app/auth-layout.tsx';

export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, matches }) => {
    if (context.isAuthenticated() && !matches.at(-1)?.staticData.forEverybody) throw redirect({ to: '/settings', replace: true });
  },
  component: AuthLayout,
});
