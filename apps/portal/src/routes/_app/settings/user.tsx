import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { UserSettingsScreen } from '../../../features/settings/user/user-settings-screen.tsx';
import {
  activityQuery,
  sessionsQuery,
  twoFactorQuery,
  userDetailsQuery,
  userSettingsSearch,
} from '../../../features/settings/user/user-settings.queries.ts';

export const Route = createFileRoute('/_app/settings/user')({
  validateSearch: userSettingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.preload(userDetailsQuery());
    context.preload(twoFactorQuery());
    context.preload(sessionsQuery(deps.sessions));
    context.preload(activityQuery(deps.activity));
  },
  component: UserSettingsRoute,
  staticData: { title: 'settings.user.title' },
});

function UserSettingsRoute() {
  const search = useSearch({ from: '/_app/settings/user' });
  const navigate = useNavigate();
  return (
    <UserSettingsScreen
      search={search}
      onSearchChange={(next, options) => void navigate({ to: '/settings/user', search: next, resetScroll: false, ...options })}
    />
  );
}
