import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../app/planned-screen.tsx';
import { supportMessages } from '../../../features/support/support.messages.ts';

export const Route = createFileRoute('/_app/supports/faq')({
  component: () => <PlannedScreen title={supportMessages.faq} text={supportMessages.faqPlanned} />,
  staticData: { title: 'support.faq.title' },
});
