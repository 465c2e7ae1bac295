import { createFileRoute } from '@tanstack/react-router';
import { PaymentSettingsScreen } from '../../../features/settings/payment-settings-screen.tsx';
import { paymentSettingsQuery } from '../../../features/settings/settings.queries.ts';

export const Route = createFileRoute('/_app/settings/payment')({
  loader: ({ context }) => context.preload(paymentSettingsQuery()),
  component: PaymentSettingsScreen,
  staticData: { title: 'settings.payment.title' },
});
