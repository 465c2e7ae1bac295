import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../app/planned-screen.tsx';
import { supportMessages } from '../../../features/support/support.messages.ts';

export const Route = createFileRoute('/_app/supports/create-ticket')({
  component: () => <PlannedScreen title={supportMessages.create} text={supportMessages.createPlanned} />,
  staticData: { title: 'support.create.title' },
});
