import { createFileRoute } from '@tanstack/react-router';
import { UserSettingsScreen } from '../../../features/settings/user-settings-screen.tsx';
import { settingsMessages } from '../../../features/settings/settings.messages.ts';

export const Route = createFileRoute('/_app/settings/user')({
  component: UserSettingsScreen,
  staticData: { title: settingsMessages.user },
});
