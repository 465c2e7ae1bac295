import { createFileRoute } from '@tanstack/react-router';
import { ClientProfileScreen } from '../../../features/settings/client-profile-screen.tsx';

export const Route = createFileRoute('/_app/settings/client')({
  component: ClientProfileScreen,
  staticData: { title: 'settings.client.title' },
});
