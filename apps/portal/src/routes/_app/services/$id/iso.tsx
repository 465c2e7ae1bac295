import { createFileRoute } from '@tanstack/react-router';
import { IsoScreen } from '../../../../features/services/iso/iso-screen.tsx';
import { isoImagesQuery } from '../../../../features/services/services.queries.ts';

export const Route = createFileRoute('/_app/services/$id/iso')({
  loader: ({ context, params }) => context.preload(isoImagesQuery(params.id)),
  component: IsoScreen,
  staticData: { title: 'service.title.iso' },
});
