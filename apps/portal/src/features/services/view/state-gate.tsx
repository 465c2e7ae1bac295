import type { ReactNode } from 'react';
import { Ban } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { hindranceOfState } from '@portico/validation/service-capabilities';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import { hindranceMessages } from '../capabilities.messages.ts';
import { useService } from './service-context.ts';
import { viewMessages as m } from './view.messages.ts';

type StateGateProps = { readonly capability: ServiceCapability; readonly children: ReactNode };

/** What a tab asks for, or the reason where the state of the service has no use for it: no form that cannot be sent, no word about a server that is not there. */
export function StateGate({ capability, children }: StateGateProps) {
  const { formatMessage } = useIntl();
  const hindrance = hindranceOfState(capability, useService().status);
  if (hindrance === null) return children;
  return (
    <Card>
      <EmptyState icon={<Ban />} title={formatMessage(m.unavailable)}>
        {formatMessage(hindranceMessages[hindrance])}
      </EmptyState>
    </Card>
  );
}
