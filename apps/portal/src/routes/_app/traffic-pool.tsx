import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../app/planned-screen.tsx';
import { trafficMessages } from '../../features/traffic/traffic.messages.ts';

export const Route = createFileRoute('/_app/traffic-pool')({
  loader: ({ context }) => context.loadTexts('traffic'),
  component: () => <PlannedScreen title={trafficMessages.pool} text={trafficMessages.poolPlanned} />,
  staticData: { title: 'traffic.pool.title' },
});
