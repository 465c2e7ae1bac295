import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen.tsx';
import { optionalSearchText } from '../../platform/search-text.ts';

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: v.object({ token: optionalSearchText }),
  loader: ({ context }) => context.loadTexts('access'),
  component: ResetPasswordRoute,
  staticData: { title: 'auth.reset.title' },
});

function ResetPasswordRoute() {
  const { token } = useSearch({ from: '/auth/reset-password' });
  return <ResetPasswordScreen token={token} />;
}
