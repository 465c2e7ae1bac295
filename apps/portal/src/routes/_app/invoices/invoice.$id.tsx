import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { InvoiceViewScreen } from '../../../features/invoices/invoice-view-screen.tsx';
import { invoiceQuery, paymentMethodsQuery } from '../../../features/invoices/invoices.queries.ts';
import { invoiceMessages } from '../../../features/invoices/invoices.messages.ts';

export const Route = createFileRoute('/_app/invoices/invoice/$id')({
  validateSearch: v.object({ payment: v.fallback(v.optional(v.string()), undefined) }),
  loader: ({ context, params }) => {
    context.preload(invoiceQuery(params.id));
    context.preload(paymentMethodsQuery());
  },
  component: InvoiceViewRoute,
  staticData: { title: invoiceMessages.viewTitle },
});

function InvoiceViewRoute() {
  const { id } = Route.useParams();
  const { payment } = Route.useSearch();
  return <InvoiceViewScreen id={id} paymentId={payment} />;
}
