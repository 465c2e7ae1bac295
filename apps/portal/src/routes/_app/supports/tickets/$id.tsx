import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../../app/planned-screen.tsx';
import { supportMessages } from '../../../../features/support/support.messages.ts';

export const Route = createFileRoute('/_app/supports/tickets/$id')({
  component: () => <PlannedScreen title={supportMessages.ticket} text={supportMessages.ticketPlanned} />,
  staticData: { title: 'support.ticket.title' },
});
