import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthLayout } from '../../app/auth-layout.tsx';

export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context }) => {
    if (context.isAuthenticated()) throw redirect({ to: '/settings', replace: true });
  },
  component: AuthLayout,
});
