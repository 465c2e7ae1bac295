import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { InvoiceListScreen } from '../../../features/invoices/list/invoice-list-screen.tsx';
import { invoiceListQuery } from '../../../features/invoices/invoices.queries.ts';
import { invoiceListSearch } from '../../../features/invoices/list/invoice-list-search.ts';

export const Route = createFileRoute('/_app/invoices/')({
  validateSearch: invoiceListSearch,
  loaderDeps: ({ search: { payment: _payment, ...list } }) => list,
  loader: ({ context, deps }) => context.preload(invoiceListQuery(deps)),
  component: InvoiceListRoute,
  staticData: { title: 'invoices.list.title' },
});

function InvoiceListRoute() {
  const search = useSearch({ from: '/_app/invoices/' });
  const navigate = useNavigate({ from: '/invoices/' });
  return <InvoiceListScreen search={search} onSearchChange={(next, options) => void navigate({ search: next, ...options })} />;
}
