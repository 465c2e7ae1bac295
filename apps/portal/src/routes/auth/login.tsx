import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { authMessages } from '../../features/auth/auth.messages.ts';
import { LoginScreen } from '../../features/auth/login-screen.tsx';

export const Route = createFileRoute('/auth/login')({
  validateSearch: v.object({ redirect: v.fallback(v.optional(v.string()), undefined) }),
  component: LoginRoute,
  staticData: { title: authMessages.signInTitle },
});

function LoginRoute() {
  const { redirect } = Route.useSearch();
  return <LoginScreen redirect={redirect} />;
}
