import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { AcceptInvitationScreen } from '../../features/auth/accept-invitation-screen.tsx';
import { optionalSearchText } from '../../platform/search-text.ts';

export const Route = createFileRoute('/auth/accept-invitation')({
  validateSearch: v.object({ token: optionalSearchText }),
  loader: ({ context }) => Promise.all([context.loadTexts('access'), context.loadTexts('register')]),
  component: AcceptInvitationRoute,
  staticData: { title: 'access.invitation.title', forEverybody: true },
});

function AcceptInvitationRoute() {
  const { token } = useSearch({ from: '/auth/accept-invitation' });
  return <AcceptInvitationScreen token={token} />;
}
