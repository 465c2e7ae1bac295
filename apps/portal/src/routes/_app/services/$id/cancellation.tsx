import { createFileRoute } from '@tanstack/react-router';
import { CancellationScreen } from '../../../../features/services/cancellation/cancellation-screen.tsx';

export const Route = createFileRoute('/_app/services/$id/cancellation')({
  component: CancellationScreen,
  staticData: { title: 'service.title.cancellation' },
});
