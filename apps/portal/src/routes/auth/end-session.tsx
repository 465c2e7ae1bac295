import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { EndSessionScreen } from '../../features/auth/end-session-screen.tsx';
import { optionalSearchText } from '../../platform/search-text.ts';

export const Route = createFileRoute('/auth/end-session')({
  validateSearch: v.object({ token: optionalSearchText }),
  loader: ({ context }) => context.loadTexts('access'),
  component: EndSessionRoute,
  staticData: { title: 'access.end-session.title', forEverybody: true },
});

function EndSessionRoute() {
  const { token } = useSearch({ from: '/auth/end-session' });
  return <EndSessionScreen token={token} />;
}
