import { createFileRoute, notFound, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { AuthLayout } from '../app/auth-layout.tsx';
import { isPageOffered } from '../operations/offers/current-offer.ts';
import { LoginAsClientScreen } from '../features/impersonation/login-as-client-screen.tsx';
import { optionalSearchText } from '../platform/search-text.ts';

export const Route = createFileRoute('/login_as_client')({
  validateSearch: v.object({
    code: optionalSearchText,
    ended: v.fallback(v.optional(v.boolean()), undefined),
  }),
  beforeLoad: () => {
    if (!isPageOffered('/login_as_client')) throw notFound();
  },
  loader: ({ context }) => context.loadTexts('operator'),
  component: LoginAsClientRoute,
  staticData: { title: 'auth.impersonation.title' },
});

function LoginAsClientRoute() {
  const { code, ended = false } = useSearch({ from: '/login_as_client' });
  return (
    <AuthLayout>
      <LoginAsClientScreen code={code} ended={ended} />
    </AuthLayout>
  );
}
