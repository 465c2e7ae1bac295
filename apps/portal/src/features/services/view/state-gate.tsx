import type { ReactNode } from 'react';
import { blockedReasonOfState } from '@portico/validation/service-capabilities';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import { useService } from './service-context.ts';
import { UnavailablePage } from './unavailable-page.tsx';

type StateGateProps = { readonly capability: ServiceCapability; readonly children: ReactNode };

/** What a tab asks for, or the reason where the state of the service has no use for it: no form that cannot be sent, no word about a server that is not there. */
export function StateGate({ capability, children }: StateGateProps) {
  const blocked = blockedReasonOfState(capability, useService().status);
  return blocked === null ? children : <UnavailablePage reason={blocked} />;
}
