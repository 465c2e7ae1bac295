import type { Message } from '@portico/i18n/define-messages';
import { useParams } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { vocabulary } from '../platform/vocabulary.messages.ts';

type PlannedScreenProps = { readonly title: Message; readonly text: Message };

/** A page that says honestly what will be there. */
export function PlannedScreen({ title, text }: PlannedScreenProps) {
  const { formatMessage } = useIntl();
  const params = useParams({ strict: false });
  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(title, params)} />
      <EmptyState icon={<Hammer />} title={formatMessage(vocabulary.planned)}>
        {formatMessage(text)}
      </EmptyState>
    </Stack>
  );
}
