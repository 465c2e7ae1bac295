import type { App } from '../app.ts';
import type { Transaction } from '../platform/database/database.ts';
import { invoiceToPay } from '../modules/billing/invoices/invoice-to-pay.ts';
import { invoicePaid } from '../modules/billing/invoices/invoice-paid.ts';
import { sendReceipt } from '../modules/billing/receipts/send-receipt.ts';
import { cardChargeFailed } from '../modules/billing/payments/card-charge-failed.ts';
import { beginMetrics, endMetrics } from '../modules/metrics/metrics.ts';
import { removeReverseNames } from '../modules/rdns/rdns.ts';
import { reserveAgain } from '../modules/order/unpaid/reserve-again.ts';
import { extendServices } from '../modules/renewals/extend-services.ts';
import { notifyCardFailed } from '../modules/renewals/notify-card-failed.ts';
import { startPreparing } from '../modules/services/prepare-services.ts';
import { serviceEnded, serviceSetUp } from '../modules/services/service-events.ts';
import type { DomainEvent, EmitDomainEvent } from '../platform/events/domain-event.ts';

type Listener<Payload> = { event: DomainEvent<Payload>; handle(app: App, tx: Transaction, payload: Payload): Promise<void> };

function on<Payload>(event: DomainEvent<Payload>, handle: Listener<Payload>['handle']): Listener<Payload> {
  return { event, handle };
}

/** Who is told of what. */
const listeners: readonly Listener<never>[] = [
  on(invoiceToPay, reserveAgain),
  on(invoicePaid, startPreparing),
  on(invoicePaid, extendServices),
  on(invoicePaid, sendReceipt),
  on(cardChargeFailed, notifyCardFailed),
  on(serviceSetUp, beginMetrics),
  on(serviceEnded, removeReverseNames),
  on(serviceEnded, endMetrics),
];

/** Hands each fact to those who listen. */
export function emitToListeners(app: () => App): EmitDomainEvent {
  return async (tx, event, payload) => {
    for (const listener of listeners) if (listener.event.name === event.name) await listener.handle(app(), tx, payload as never);
  };
}
