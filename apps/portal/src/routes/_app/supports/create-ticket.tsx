import { createFileRoute } from '@tanstack/react-router';
import { CreateTicketScreen } from '../../../features/support/create/create-ticket-screen.tsx';

export const Route = createFileRoute('/_app/supports/create-ticket')({
  component: CreateTicketScreen,
  staticData: { title: 'support.create.title', beginsWithDraft: true },
});
