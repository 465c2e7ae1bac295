import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../../../features/services/overview/overview-screen.tsx';
import { serviceMetricsQuery } from '../../../../features/services/services.queries.ts';

export const Route = createFileRoute('/_app/services/$id/')({
  loader: ({ context, params }) => context.preload(serviceMetricsQuery(params.id)),
  component: OverviewScreen,
  staticData: { title: 'service.title' },
});
