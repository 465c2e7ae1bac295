import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { VerifyAccountScreen } from '../../features/auth/verify-account-screen.tsx';

export const Route = createFileRoute('/auth/verify-account')({
  validateSearch: v.object({ email: v.fallback(v.optional(v.string()), undefined) }),
  loader: ({ context }) => context.loadTexts('register'),
  component: VerifyAccountRoute,
  staticData: { title: 'register.verify.title' },
});

function VerifyAccountRoute() {
  const { email } = useSearch({ from: '/auth/verify-account' });
  return <VerifyAccountScreen email={email} />;
}
