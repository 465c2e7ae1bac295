import { createFileRoute, useParams } from '@tanstack/react-router';
import { ticketQuery } from '../../../../features/support/support.queries.ts';
import { TicketViewScreen } from '../../../../features/support/view/ticket-view-screen.tsx';

export const Route = createFileRoute('/_app/supports/tickets/$id')({
  loader: ({ context, params }) => context.preload(ticketQuery(params.id)),
  component: TicketViewRoute,
  staticData: { title: 'support.ticket.title' },
});

function TicketViewRoute() {
  const { id } = useParams({ from: '/_app/supports/tickets/$id' });
  return <TicketViewScreen key={id} id={id} />;
}
