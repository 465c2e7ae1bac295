import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen.tsx';

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: v.object({ token: v.fallback(v.optional(v.string()), undefined) }),
  loader: ({ context }) => context.loadTexts('access'),
  component: ResetPasswordRoute,
  staticData: { title: 'auth.reset.title' },
});

function ResetPasswordRoute() {
  const { token } = useSearch({ from: '/auth/reset-password' });
  return <ResetPasswordScreen token={token} />;
}
