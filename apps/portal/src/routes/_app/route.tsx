import { createFileRoute, redirect } from '@tanstack/react-router';
import { ShellLayout } from '../../app/shell/shell-layout.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => {
    if (!context.isAuthenticated()) throw redirect({ to: '/auth/login', search: { redirect: location.href }, replace: true });
  },
  loader: ({ context }) => context.loadTexts('shell'),
  component: ShellLayout,
});
