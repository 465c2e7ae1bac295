import { createFileRoute } from '@tanstack/react-router';
import { ReinstallScreen } from '../../../../features/services/reinstall/reinstall-screen.tsx';
import { operatingSystemsQuery } from '../../../../features/services/services.queries.ts';

export const Route = createFileRoute('/_app/services/$id/reinstall')({
  loader: ({ context, params }) => context.preload(operatingSystemsQuery(params.id)),
  component: ReinstallScreen,
  staticData: { title: 'service.title.reinstall' },
});
