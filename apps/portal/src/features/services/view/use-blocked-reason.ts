import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { blockedReason, serviceFacts } from '@portico/validation/service-capabilities';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import type { GuardedAction } from '../../../operations/rights/rights.ts';
import { useDeniedReasons } from '../../../operations/rights/use-denied-reason.ts';
import { blockedMessage } from '../capabilities.messages.ts';

export type ExplainBlocked = (capability: ServiceCapability, operation: GuardedAction) => string | undefined;

/** Returns why an action is unavailable, for a button's `disabledReason`: the reader's role first, then the service's state. */
export function useBlockedReason(service: ServiceDetails): ExplainBlocked {
  const { formatMessage } = useIntl();
  const denied = useDeniedReasons();
  const facts = serviceFacts(service);
  return (capability, operation) => {
    const denial = denied(operation);
    if (denial) return denial;
    const blocked = blockedReason(capability, facts);
    return blocked === null ? undefined : formatMessage(blockedMessage(blocked, service));
  };
}
