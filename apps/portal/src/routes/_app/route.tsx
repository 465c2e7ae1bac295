import { createFileRoute, redirect } from '@tanstack/react-router';
import type { Preload } from '../../operations/cache/preload.ts';
import { ShellLayout } from '../../app/shell/shell-layout.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => {
    if (!context.isAuthenticated()) throw redirect({ to: '/auth/login', search: { redirect: location.href }, replace: true });
    const preload: Preload = (query) => context.preload(query, location.pathname);
    return { preload };
  },
  loader: ({ context }) => context.loadTexts('shell'),
  component: ShellLayout,
});
