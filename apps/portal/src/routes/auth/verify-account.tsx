import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { authMessages } from '../../features/auth/auth.messages.ts';
import { VerifyAccountScreen } from '../../features/auth/verify-account-screen.tsx';

export const Route = createFileRoute('/auth/verify-account')({
  validateSearch: v.object({ email: v.fallback(v.optional(v.string()), undefined) }),
  component: VerifyAccountRoute,
  staticData: { title: authMessages.verifyTitle },
});

function VerifyAccountRoute() {
  const { email } = Route.useSearch();
  return <VerifyAccountScreen email={email} />;
}
