import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../app/planned-screen.tsx';
import { serviceMessages } from '../../../features/services/services.messages.ts';

export const Route = createFileRoute('/_app/services/$id')({
  component: () => <PlannedScreen title={serviceMessages.detailsTitle} text={serviceMessages.detailsPlanned} />,
  staticData: { title: 'services.view.title' },
});
