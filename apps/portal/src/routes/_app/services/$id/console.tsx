import { createFileRoute, useParams } from '@tanstack/react-router';
import { ConsoleScreen } from '../../../../features/console/console-screen.tsx';
import { StateGate } from '../../../../features/services/view/state-gate.tsx';

export const Route = createFileRoute('/_app/services/$id/console')({
  loader: ({ context }) => context.loadTexts('console'),
  component: ConsoleRoute,
  staticData: { title: 'service.title.console' },
});

function ConsoleRoute() {
  const { id } = useParams({ from: '/_app/services/$id/console' });
  return (
    <StateGate capability="open_console">
      <ConsoleScreen id={id} />
    </StateGate>
  );
}
