import type { DeclineReason } from '@portico/drivers/payment-gateway';
import { defineDomainEvent } from '../../../platform/events/domain-event.ts';

/** An off-session charge failed: the card was declined, or its owner must confirm the payment. */
export const cardChargeFailed = defineDomainEvent<{
  invoiceId: number;
  clientId: number;
  cardId: string;
  reason: DeclineReason;
}>('cardChargeFailed');
