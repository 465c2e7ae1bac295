import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { PaymentSettingsScreen } from '../../../features/settings/payment-settings-screen.tsx';
import { paymentSettingsQuery } from '../../../features/settings/settings.queries.ts';
import { cardsQuery, paymentMethodsQuery } from '../../../flows/pay/pay.queries.ts';

export const Route = createFileRoute('/_app/settings/payment')({
  validateSearch: v.object({ payment: v.fallback(v.optional(v.string()), undefined) }),
  loader: ({ context }) => {
    context.preload(paymentSettingsQuery());
    context.preload(paymentMethodsQuery());
    context.preload(cardsQuery());
  },
  component: PaymentSettingsRoute,
  staticData: { title: 'settings.payment.title' },
});

function PaymentSettingsRoute() {
  const { payment } = useSearch({ from: '/_app/settings/payment' });
  return <PaymentSettingsScreen paymentId={payment} />;
}
