import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { eurosFromCents } from '@portico/pricing/money';
import { cancelInvoice, lockInvoice, type IssuedInvoice } from '../billing/invoices/cancel-invoice.ts';
import { invoiceCancelledMail } from '../billing/invoices/mails.ts';
import { lockOrderInvoice } from '../billing/invoices/order-invoices.ts';
import { pendingOf } from '../billing/payments/card-attempts.ts';
import { cancelUnpaidOrder } from '../order/unpaid/cancel-unpaid-order.ts';
import { closePayments } from '../order/unpaid/close-payments.ts';
import { lockCodesOfOrder } from '../promo/promo-codes.ts';
import { pendingServices } from '../services/provisioning/pending-services.ts';
import { recordChange } from '../staff-log/record-change.ts';

/** `kind` says whether the invoice was of an order, whose services ended, or a renewal, whose services are still due. */
export type CancelledInvoice = {
  invoiceId: number;
  clientId: number;
  amountCents: number;
  kind: 'order' | 'renewal';
  endedServices: number[];
};

/**
 * Cancels an unpaid invoice and closes its open checkouts. Services of an order end. A renewal is invoiced again while its services are due.
 * @throws OperatorError without a reason, or if the invoice isn't unpaid or is being paid
 */
export async function cancelInvoiceAsStaff(app: App, invoiceId: number, staff: Staff): Promise<CancelledInvoice> {
  requireReason(staff);
  const pending = await app.database.read((tx) => pendingOf(tx, invoiceId));
  if ((await closePayments(app, pending)) !== null)
    throw new OperatorError(`Invoice ${invoiceId} is being paid, or its gateway is away. Try again once its payment is decided.`);
  return app.database.transaction(async (tx) => {
    await lockCodesOfOrder(tx, invoiceId);
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice === undefined) throw new OperatorError(`Invoice ${invoiceId} doesn't exist.`);
    if (invoice.status !== 'unpaid')
      throw new OperatorError(`Invoice ${invoiceId} is ${invoice.status}. Only unpaid invoices can be cancelled.`);
    if ((await pendingOf(tx, invoiceId)).length > 0) throw new OperatorError(`Invoice ${invoiceId} is being paid.`);
    return cancelLocked(app, tx, invoice, staff);
  });
}

async function cancelLocked(app: App, tx: Transaction, invoice: IssuedInvoice, staff: Staff): Promise<CancelledInvoice> {
  const { id: invoiceId, client_id: clientId, amount_cents: amountCents } = invoice;
  const at = app.now();
  const isOrder = (await lockOrderInvoice(tx, actFor(clientId), invoiceId)) !== undefined;
  const endedServices = isOrder ? (await pendingServices(tx, invoiceId)).map(({ id }) => id) : [];
  if (isOrder) await cancelUnpaidOrder(tx, invoice, at);
  else {
    if (!(await cancelInvoice(tx, invoiceId, at))) throw new Error(`Invoice ${invoiceId} changed under its lock`);
    publish.invoice(tx, clientId, invoiceId, 'cancelled');
    publish.account(tx, clientId);
  }
  const values = { invoiceId, amount: eurosFromCents(amountCents) };
  await enqueueMail(app, tx, invoiceCancelledMail, { recipient: { mainUserOf: clientId }, values });
  await recordChange(tx, staff, { operation: 'cancelInvoice', clientId, subject: invoiceId, details: { amountCents } }, at);
  return { invoiceId, clientId, amountCents, kind: isOrder ? 'order' : 'renewal', endedServices };
}
