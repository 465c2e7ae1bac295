import { randomUUID } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { Staff } from '../../../operator/staff.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { recordChange } from '../../staff-log/record-change.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import { objectionToPay } from '../invoices/invoice-to-pay.ts';
import { allPaymentsRepository } from '../payments/all-payments.repository.ts';
import { bookSuccess, currency } from '../payments/payments.ts';
import { allTransfersRepository } from './all-transfers.repository.ts';
import { assessTransfer, type Transfer, type TransferProblem } from './transfer.ts';

/**
 * `sold_out`: the money is on the balance, because the order has sold out. `pendingPayments` are payments of the invoice that
 * may still bring money, which would go to the balance.
 */
export type BookedTransfer =
  | {
      result: 'paid' | 'sold_out';
      paymentId: string;
      clientId: number;
      invoiceId: number;
      amountCents: number;
      creditedCents: number;
      pendingPayments: string[];
    }
  | { result: 'already_booked'; paymentId: string }
  | { result: 'refused'; why: 'missing' }
  | ({ result: 'refused' } & TransferProblem);

/**
 * Books a bank transfer as the payment of an invoice: once per reference, and only if it covers the invoice. What is left over stays on the
 * balance. Without an amount it is the invoice's.
 */
export async function payByTransfer(
  app: App,
  tx: Transaction,
  { invoiceId, ...given }: Omit<Transfer, 'amountCents'> & { invoiceId: number; amountCents: number | null },
  staff: Staff,
): Promise<BookedTransfer> {
  const invoice = await allInvoicesRepository(tx).lock(invoiceId);
  if (invoice === undefined) return { result: 'refused', why: 'missing' };
  const transfer = { ...given, amountCents: given.amountCents ?? invoice.amount_cents };
  const transfers = allTransfersRepository(tx);
  const assessment = assessTransfer(transfer, invoice, await transfers.find(transfer.reference));
  if (assessment.result !== 'pays') return assessment;
  const pending = await allPaymentsRepository(tx).pendingOfInvoice(invoiceId);
  const isUndeliverable = (await objectionToPay(tx, app, invoice, false)) !== null;
  const [at, clientId] = [app.now(), invoice.client_id];
  const payment = await transfers.insert({
    id: randomUUID(),
    client_id: clientId,
    purpose: 'invoice',
    invoice_id: invoiceId,
    amount_cents: transfer.amountCents,
    currency,
    status: 'succeeded',
    locale: 'en',
    return_url: null,
    gateway_reference: transfer.reference,
    created_at: at,
    decided_at: at,
  });
  // Another invoice was paid with this reference since it was looked up.
  if (payment === undefined)
    throw new Error(`The transfer ${transfer.reference} was booked by someone else at the same time. Run this again.`);
  await bookSuccess(tx, app, { payment, invoice, isUndeliverable, at });
  publish.payment(tx, clientId, payment.id, 'succeeded');
  const { reference, amountCents, bookedOn, payer } = transfer;
  await recordChange(
    tx,
    staff,
    { operation: 'payByTransfer', clientId, subject: invoiceId, details: { reference, amountCents, bookedOn, payer } },
    at,
  );
  return {
    result: isUndeliverable ? 'sold_out' : 'paid',
    paymentId: payment.id,
    clientId,
    invoiceId,
    amountCents,
    creditedCents: isUndeliverable ? amountCents : assessment.surplusCents,
    pendingPayments: pending.map(({ id }) => id),
  };
}
