import { createFileRoute } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { EmptyState } from '@portico/ui/empty-state';
import { vocabulary } from '../../../../platform/vocabulary.messages.ts';

export const Route = createFileRoute('/_app/services/$id/console')({
  component: ConsoleRoute,
  staticData: { title: 'service.title.console' },
});

function ConsoleRoute() {
  const { formatMessage } = useIntl();
  return <EmptyState title={formatMessage(vocabulary.planned)} />;
}
