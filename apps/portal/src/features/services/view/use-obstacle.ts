import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { hindranceOf, serviceFacts } from '@portico/validation/service-capabilities';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import type { GuardedAction } from '../../../calls/rights.ts';
import { useDenials } from '../../../calls/use-denied.ts';
import { hindranceMessages } from '../capabilities.messages.ts';

export type Obstacle = (capability: ServiceCapability, operation: GuardedAction) => string | undefined;

/** Why something can't be done with a service, for a button's `disabledReason`: the reader's role first, then the service's state. */
export function useObstacle(service: ServiceDetails): Obstacle {
  const { formatMessage } = useIntl();
  const denied = useDenials();
  const facts = serviceFacts(service);
  return (capability, operation) => {
    const denial = denied(operation);
    if (denial) return denial;
    const hindrance = hindranceOf(capability, facts);
    return hindrance === null ? undefined : formatMessage(hindranceMessages[hindrance]);
  };
}
