import { createFileRoute } from '@tanstack/react-router';
import { PaymentSettingsScreen } from '../../../features/settings/payment-settings-screen.tsx';
import { settingsMessages } from '../../../features/settings/settings.messages.ts';

export const Route = createFileRoute('/_app/settings/payment')({
  component: PaymentSettingsScreen,
  staticData: { title: settingsMessages.payment },
});
