import { createFileRoute } from '@tanstack/react-router';
import { UserSettingsScreen } from '../../../features/settings/user-settings-screen.tsx';

export const Route = createFileRoute('/_app/settings/user')({
  component: UserSettingsScreen,
  staticData: { title: 'settings.user.title' },
});
