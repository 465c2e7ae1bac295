import type { ReactNode } from 'react';
import { Ban } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import type { BlockedReason } from '@portico/validation/service-capabilities';
import { blockedMessage } from '../capabilities.messages.ts';
import { useService } from './service-context.ts';
import { viewMessages as m } from './view.messages.ts';

type UnavailablePageProps = { readonly reason: BlockedReason; readonly action?: ReactNode };

/** Explains why a page is empty in the service's current state. */
export function UnavailablePage({ reason, action }: UnavailablePageProps) {
  const { formatMessage } = useIntl();
  const service = useService();
  return (
    <Card>
      <EmptyState icon={<Ban />} title={formatMessage(m.unavailable)} action={action}>
        {formatMessage(blockedMessage(reason, service))}
      </EmptyState>
    </Card>
  );
}
