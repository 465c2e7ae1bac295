import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '../../features/auth/login-screen.tsx';

export const Route = createFileRoute('/auth/login')({
  validateSearch: v.object({ redirect: v.fallback(v.optional(v.string()), undefined) }),
  component: LoginRoute,
  staticData: { title: 'auth.sign-in.title' },
});

function LoginRoute() {
  const { redirect } = useSearch({ from: '/auth/login' });
  return <LoginScreen redirect={redirect} />;
}
