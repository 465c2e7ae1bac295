import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { invoiceToPay } from '../modules/billing/invoices/invoice-to-pay.ts';
import { invoicePaid } from '../modules/billing/invoices/invoice-paid.ts';
import { sendReceipt } from '../modules/billing/receipts/send-receipt.ts';
import { cardChargeFailed } from '../modules/billing/payments/card-charge-failed.ts';
import { beginMetrics, endMetrics } from '../modules/metrics/metrics.ts';
import { removeReverseNames } from '../modules/rdns/rdns.ts';
import { reserveAgain } from '../modules/order/unpaid/reserve-again.ts';
import { extendServices } from '../modules/renewals/extend-services.ts';
import { tellCardFailed } from '../modules/renewals/tell-card-failed.ts';
import { startPreparing } from '../modules/services/prepare-services.ts';
import { serviceEnded, serviceSetUp } from '../modules/services/service-ports.ts';
import type { Port, Tell } from '../ports/port.ts';

type Listener<Fact> = { port: Port<Fact>; hear(app: App, tx: Transaction, what: Fact): Promise<void> };

function listen<Fact>(port: Port<Fact>, hear: Listener<Fact>['hear']): Listener<Fact> {
  return { port, hear };
}

/** Who is told of what. */
const listeners: readonly Listener<never>[] = [
  listen(invoiceToPay, reserveAgain),
  listen(invoicePaid, startPreparing),
  listen(invoicePaid, extendServices),
  listen(invoicePaid, sendReceipt),
  listen(cardChargeFailed, tellCardFailed),
  listen(serviceSetUp, beginMetrics),
  listen(serviceEnded, removeReverseNames),
  listen(serviceEnded, endMetrics),
];

/** Hands each fact to those who listen. */
export function tellListeners(app: () => App): Tell {
  return async (tx, port, what) => {
    for (const listener of listeners) if (listener.port.name === port.name) await listener.hear(app(), tx, what as never);
  };
}
