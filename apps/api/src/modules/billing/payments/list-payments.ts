import type { App } from '../../../app.ts';
import { listedPage, type Listed } from '../../../operator/listed-page.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { allPaymentListRepository, type AllPaymentsFilter } from './all-payment-list.repository.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';
import { paymentLabel } from './payment-methods.ts';
import type { ShownPayment } from './payments.repository.ts';

/** A payment as operators see it. `credited` is true if the money went to the balance instead of the payment's invoice. */
export type ListedPayment = {
  id: string;
  clientId: number;
  purpose: string;
  invoiceId: number | null;
  method: string;
  status: string;
  /** The gateway's last report on a pending payment: `open`, `processing` or null if it said nothing. */
  checkoutStatus: string | null;
  amountCents: number;
  credited: boolean;
  gatewayReference: string | null;
  declineReason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  /** When we last asked the gateway. */
  askedAt: Date | null;
  expiresAt: Date | null;
};

/** Returns payments of all clients, the newest first. */
export async function listPayments(
  app: App,
  tx: Transaction,
  filter: AllPaymentsFilter,
  limit: number,
): Promise<Listed<ListedPayment, string>> {
  const rows = await allPaymentListRepository(tx).list(filter, limit + 1);
  return listedPage(
    rows.map((row) => listed(app, row)),
    limit,
    ({ id }) => id,
  );
}

/** Returns a payment with its refunds through the gateway. Undefined if it doesn't exist. */
export async function showPayment(app: App, tx: Transaction, paymentId: string) {
  const payment = await allPaymentsRepository(tx).findShown(paymentId);
  if (payment === undefined) return undefined;
  return { ...listed(app, payment), refunds: await allPaymentListRepository(tx).refunds(paymentId) };
}

function listed({ gateways }: App, row: ShownPayment): ListedPayment {
  return {
    id: row.id,
    clientId: row.client_id,
    purpose: row.purpose,
    invoiceId: row.invoice_id,
    method: paymentLabel(gateways, row, 'en'),
    status: row.status,
    checkoutStatus: row.status === 'pending' ? row.checkout_status : null,
    amountCents: row.amount_cents,
    credited: row.credited,
    gatewayReference: row.gateway_reference,
    declineReason: row.decline_reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
  };
}
