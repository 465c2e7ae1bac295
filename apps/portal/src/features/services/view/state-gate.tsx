import type { ReactNode } from 'react';
import { blockedReasonOfState } from '@portico/validation/service-capabilities';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import { useService } from './service-context.ts';
import { UnavailablePage } from './unavailable-page.tsx';

type StateGateProps = { readonly capability: ServiceCapability; readonly children: ReactNode };

/** Renders a tab's content, or the reason when the service's state does not allow it. */
export function StateGate({ capability, children }: StateGateProps) {
  const blocked = blockedReasonOfState(capability, useService().status);
  return blocked === null ? children : <UnavailablePage reason={blocked} />;
}
