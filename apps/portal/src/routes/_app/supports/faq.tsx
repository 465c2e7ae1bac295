import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../app/planned-screen.tsx';
import { faqMessages } from '../../../features/support/faq.messages.ts';

export const Route = createFileRoute('/_app/supports/faq')({
  component: () => <PlannedScreen title={faqMessages.title} text={faqMessages.planned} />,
  staticData: { title: 'support.faq.title' },
});
