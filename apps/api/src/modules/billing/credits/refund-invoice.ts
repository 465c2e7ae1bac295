import { eurosFromCents } from '@portico/pricing/money';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../database/database.ts';
import { announce } from '../../../events/announce.ts';
import { orderMail } from '../../../mail/order-mail.ts';
import { invoicesRepository, type InvoiceRow } from '../invoices/invoices.repository.ts';
import { bookInvoiceRefund } from '../ledger/ledger.ts';
import { creditNoteNumber } from './credit-note-number.ts';
import { creditNotesRepository } from './credit-notes.repository.ts';
import { creditedShare } from './credited-share.ts';
import { refundedMail } from './refunded.mail.ts';

/** `amountCents` null: all that is left of what was paid. */
type Refund = { invoiceId: number; amountCents: number | null; reason: string };

export type RefusedRefund = { ok: false; why: 'missing' | 'not_paid' } | { ok: false; why: 'too_much'; leftCents: number };
export type Refunded = { ok: true; number: string; amountCents: number; leftCents: number } | RefusedRefund;

/**
 * Puts money that was paid for an invoice back to its client's balance, with a credit note. The invoice is locked first, so that those who refund at
 * once come one after the other; the database holds the sum, too. What the invoice paid for goes on.
 */
export async function refundInvoice(app: App, tx: Transaction, { invoiceId, amountCents: asked, reason }: Refund): Promise<Refunded> {
  const invoice = await invoicesRepository(tx).lockIssued(invoiceId);
  if (invoice === undefined) return { ok: false, why: 'missing' };
  if (invoice.status !== 'paid') return { ok: false, why: 'not_paid' };
  const creditNotes = creditNotesRepository(tx);
  const before = (await creditNotes.ofInvoice(invoiceId)).reduce((sum, note) => sum + note.amount_cents, 0);
  const leftCents = invoice.amount_cents - before;
  const amountCents = asked ?? leftCents;
  if (amountCents < 1 || amountCents > leftCents) return { ok: false, why: 'too_much', leftCents };
  const id = await creditNotes.takeNumber();
  const share = creditedShare(invoice, before, amountCents);
  const row = { id, invoice_id: invoiceId, client_id: invoice.client_id, amount_cents: amountCents, reason, created_at: app.now() };
  await creditNotes.insert({ ...row, net_cents: share?.netCents ?? null, vat_cents: share?.vatCents ?? null });
  await bookInvoiceRefund(tx, { creditNoteId: id, clientId: invoice.client_id, amountCents }, app.now());
  await tell(app, tx, invoice, { number: creditNoteNumber(id), amountCents });
  return { ok: true, number: creditNoteNumber(id), amountCents, leftCents: leftCents - amountCents };
}

type Told = { number: string; amountCents: number };

async function tell(
  app: App,
  tx: Transaction,
  { id: invoiceId, client_id: clientId, status }: InvoiceRow,
  { number, amountCents }: Told,
): Promise<void> {
  const values = { invoiceId, number, amount: eurosFromCents(amountCents) };
  await orderMail(app, tx, refundedMail, { recipient: { mainUserOf: clientId }, values });
  announce.invoice(tx, clientId, invoiceId, status);
  announce.account(tx, clientId);
}
