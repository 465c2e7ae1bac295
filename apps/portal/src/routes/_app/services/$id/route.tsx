import { createFileRoute, useParams } from '@tanstack/react-router';
import { ServiceLayout } from '../../../../features/services/view/service-layout.tsx';
import { serviceQuery } from '../../../../features/services/services.queries.ts';

export const Route = createFileRoute('/_app/services/$id')({
  loader: ({ context, params }) => {
    context.preload(serviceQuery(params.id));
    return Promise.all((['service', 'traffic', 'news', 'flow'] as const).map((part) => context.loadTexts(part)));
  },
  component: ServiceRoute,
});

function ServiceRoute() {
  const { id } = useParams({ from: '/_app/services/$id' });
  return <ServiceLayout id={id} />;
}
