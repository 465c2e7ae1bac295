import { createFileRoute } from '@tanstack/react-router';
import { PaymentSettingsScreen } from '../../../features/settings/payment-settings-screen.tsx';

export const Route = createFileRoute('/_app/settings/payment')({
  component: PaymentSettingsScreen,
  staticData: { title: 'settings.payment.title' },
});
