import { createFileRoute } from '@tanstack/react-router';
import { ClientProfileScreen } from '../../../features/settings/client-profile-screen.tsx';
import { settingsMessages } from '../../../features/settings/settings.messages.ts';

export const Route = createFileRoute('/_app/settings/client')({
  component: ClientProfileScreen,
  staticData: { title: settingsMessages.client },
});
