import { actFor } from '../../../operations/act-for.ts';
import { eurosFromCents } from '@portico/pricing/money';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import { documentNumbersRepository } from '../invoices/document-numbers.repository.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import { bookInvoiceRefund } from '../ledger/ledger.ts';
import { findWayBack, openRefund } from '../refunds/open-refund.ts';
import { creditNoteNumber } from './credit-note-number.ts';
import { creditNotesRepository } from './credit-notes.repository.ts';
import { creditedShare } from './credited-share.ts';
import { refundedMail } from './mails.ts';

/** `amountCents` is null to refund everything left. `to` is the payment's gateway or, by default, the balance. */
type Refund = { invoiceId: number; amountCents: number | null; reason: string; to?: 'balance' | 'gateway' };

export type RefusedRefund =
  | { ok: false; why: 'missing' | 'not_paid' | 'gateway_gone' }
  | { ok: false; why: 'too_much' | 'too_much_by_gateway'; leftCents: number };
export type Refunded = { ok: true; clientId: number; number: string; amountCents: number; leftCents: number } | RefusedRefund;

/**
 * Credits money paid for an invoice to the client's balance and issues a credit note; on request, the gateway sends it on to the payer.
 * Locks the invoice so that concurrent refunds run one after another; the database also enforces the total. Services on the invoice stay
 * active.
 */
export async function refundInvoice(
  app: App,
  tx: Transaction,
  { invoiceId, amountCents: requestedCents, reason, to = 'balance' }: Refund,
): Promise<Refunded> {
  const invoice = await allInvoicesRepository(tx).lock(invoiceId);
  if (invoice === undefined) return { ok: false, why: 'missing' };
  if (invoice.status !== 'paid') return { ok: false, why: 'not_paid' };
  const creditNotes = creditNotesRepository(tx, actFor(invoice.client_id));
  const before = (await creditNotes.ofInvoice(invoiceId)).reduce((sum, note) => sum + note.amount_cents, 0);
  const leftCents = invoice.amount_cents - before;
  const amountCents = requestedCents ?? leftCents;
  if (amountCents < 1 || amountCents > leftCents) return { ok: false, why: 'too_much', leftCents };
  const back = to === 'gateway' ? await findWayBack(app, tx, invoiceId, amountCents) : null;
  if (back === 'gone') return { ok: false, why: 'gateway_gone' };
  if (back !== null && 'leftCents' in back) return { ok: false, why: 'too_much_by_gateway', leftCents: back.leftCents };
  const id = await documentNumbersRepository(tx, 'credit_note_counter').take();
  const share = creditedShare(invoice, before, amountCents);
  const row = { id, invoice_id: invoiceId, amount_cents: amountCents, reason, created_at: app.now() };
  await creditNotes.insert({ ...row, net_cents: share?.netCents ?? null, vat_cents: share?.vatCents ?? null });
  await bookInvoiceRefund(tx, { creditNoteId: id, clientId: invoice.client_id, amountCents }, app.now());
  if (back === null) await mailCreditNote(app, tx, invoice, { number: creditNoteNumber(id), amountCents });
  else await openRefund(app, tx, { ...back, creditNoteId: id, amountCents });
  publish.invoice(tx, invoice.client_id, invoiceId, invoice.status);
  publish.account(tx, invoice.client_id);
  return { ok: true, clientId: invoice.client_id, number: creditNoteNumber(id), amountCents, leftCents: leftCents - amountCents };
}

type CreditNoteFacts = { number: string; amountCents: number };

async function mailCreditNote(
  app: App,
  tx: Transaction,
  { id: invoiceId, client_id: clientId }: InvoiceRow,
  { number, amountCents }: CreditNoteFacts,
): Promise<void> {
  const values = { invoiceId, number, amount: eurosFromCents(amountCents) };
  await enqueueMail(app, tx, refundedMail, { recipient: { mainUserOf: clientId }, values });
}
