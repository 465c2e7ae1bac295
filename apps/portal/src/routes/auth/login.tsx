import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '../../features/auth/login-screen.tsx';

export const Route = createFileRoute('/auth/login')({
  validateSearch: v.object({
    redirect: v.fallback(v.optional(v.string()), undefined),
    ended: v.fallback(v.optional(v.boolean()), undefined),
  }),
  component: LoginRoute,
  staticData: { title: 'auth.sign-in.title' },
});

function LoginRoute() {
  const { redirect, ended } = useSearch({ from: '/auth/login' });
  return <LoginScreen redirect={redirect} ended={ended === true} />;
}
