import type { DeclineReason } from '../../../drivers/payments/payment-gateway.ts';
import { defineDomainEvent } from '../../../platform/events/domain-event.ts';

/** A saved card was charged without its owner, in vain: it was declined, or its owner has to confirm that. */
export const cardChargeFailed = defineDomainEvent<{
  invoiceId: number;
  clientId: number;
  cardId: string;
  attempt: number;
  reason: DeclineReason;
}>('cardChargeFailed');
