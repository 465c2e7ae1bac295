import { createFileRoute, useParams, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { InvoiceViewScreen } from '../../../features/invoices/view/invoice-view-screen.tsx';
import { invoiceQuery } from '../../../features/invoices/invoices.queries.ts';
import { paymentMethodsQuery } from '../../../flows/pay/pay.queries.ts';

export const Route = createFileRoute('/_app/invoices/invoice/$id')({
  validateSearch: v.object({ payment: v.fallback(v.optional(v.string()), undefined) }),
  loader: ({ context, params }) => {
    context.preload(invoiceQuery(params.id));
    context.preload(paymentMethodsQuery());
  },
  component: InvoiceViewRoute,
  staticData: { title: 'invoices.view.title' },
});

function InvoiceViewRoute() {
  const { id } = useParams({ from: '/_app/invoices/invoice/$id' });
  const { payment } = useSearch({ from: '/_app/invoices/invoice/$id' });
  return <InvoiceViewScreen id={id} paymentId={payment} />;
}
