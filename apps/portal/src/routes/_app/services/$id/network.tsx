import { createFileRoute } from '@tanstack/react-router';
import { NetworkScreen } from '../../../../features/services/network/network-screen.tsx';
import { rdnsQuery } from '../../../../features/services/services.queries.ts';

export const Route = createFileRoute('/_app/services/$id/network')({
  loader: ({ context, params }) => context.preload(rdnsQuery(params.id)),
  component: NetworkScreen,
  staticData: { title: 'service.title.network' },
});
