import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../../app/planned-screen.tsx';
import { supportMessages } from '../../../../features/support/support.messages.ts';

export const Route = createFileRoute('/_app/supports/tickets/')({
  component: () => <PlannedScreen title={supportMessages.tickets} text={supportMessages.ticketsPlanned} />,
  staticData: { title: 'support.tickets.title' },
});
