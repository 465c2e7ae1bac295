import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsScreen } from '../../../features/settings/notification-settings-screen.tsx';
import { notificationPreferencesQuery, telegramLinkQuery } from '../../../features/settings/settings.queries.ts';

export const Route = createFileRoute('/_app/settings/notifications')({
  loader: ({ context }) => {
    context.preload(notificationPreferencesQuery());
    context.preload(telegramLinkQuery());
  },
  component: NotificationSettingsScreen,
  staticData: { title: 'settings.notifications.title' },
});
