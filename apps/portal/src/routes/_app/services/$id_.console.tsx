import { createFileRoute, useParams } from '@tanstack/react-router';
import { ConsoleScreen } from '../../../features/console/console-screen.tsx';
import { consoleServiceQuery } from '../../../features/console/console.queries.ts';

export const Route = createFileRoute('/_app/services/$id_/console')({
  loader: ({ context, params }) => {
    context.preload(consoleServiceQuery(params.id));
    return context.loadTexts('console');
  },
  component: ConsoleRoute,
  staticData: { title: 'console.title' },
});

function ConsoleRoute() {
  const { id } = useParams({ from: '/_app/services/$id_/console' });
  return <ConsoleScreen id={id} />;
}
