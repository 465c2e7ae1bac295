import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { TicketListScreen } from '../../../../features/support/list/ticket-list-screen.tsx';
import { ticketListSearch } from '../../../../features/support/list/ticket-list-search.ts';
import { ticketListQuery } from '../../../../features/support/support.queries.ts';

export const Route = createFileRoute('/_app/supports/tickets/')({
  validateSearch: ticketListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.preload(ticketListQuery(deps)),
  component: TicketListRoute,
  staticData: { title: 'support.tickets.title' },
});

function TicketListRoute() {
  const search = useSearch({ from: '/_app/supports/tickets/' });
  const navigate = useNavigate({ from: '/supports/tickets/' });
  return <TicketListScreen search={search} onSearchChange={(next, options) => void navigate({ search: next, ...options })} />;
}
