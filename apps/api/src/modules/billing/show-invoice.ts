import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { creditNoteNumber } from './credits/credit-note-number.ts';
import { creditNotesRepository } from './credits/credit-notes.repository.ts';
import { allInvoiceListRepository, type ListedInvoice } from './invoices/all-invoice-list.repository.ts';
import { invoicesRepository } from './invoices/invoices.repository.ts';
import { paymentLabel } from './payments/payment-methods.ts';
import { paymentsRepository } from './payments/payments.repository.ts';

export type ShownInvoice = ListedInvoice & {
  lines: {
    serviceId: number | null;
    kind: string;
    description: string;
    hostname: string | null;
    periodStart: string | null;
    periodEnd: string | null;
    amountCents: number;
  }[];
  payments: { id: string; method: string; status: string; amountCents: number; createdAt: Date; decidedAt: Date | null }[];
  creditNotes: { number: string; amountCents: number; reason: string; createdAt: Date }[];
};

/** Returns an invoice of any client with its lines, payments and credit notes. Undefined if it doesn't exist. */
export async function showInvoice(app: App, tx: Transaction, invoiceId: number): Promise<ShownInvoice | undefined> {
  const invoice = await allInvoiceListRepository(tx).find(invoiceId);
  if (invoice === undefined) return undefined;
  const client = actFor(invoice.clientId);
  const [items, payments, notes] = [
    await invoicesRepository(tx, client).items(invoiceId),
    await paymentsRepository(tx, client).ofInvoice(invoiceId),
    await creditNotesRepository(tx, client).ofInvoice(invoiceId),
  ];
  return {
    ...invoice,
    lines: items.map((line) => ({
      serviceId: line.service_id,
      kind: line.kind,
      description: line.description.en,
      hostname: line.hostname,
      periodStart: line.period_start,
      periodEnd: line.period_end,
      amountCents: line.amount_cents,
    })),
    payments: payments.map((payment) => ({
      id: payment.id,
      method: paymentLabel(app.gateways, payment, 'en'),
      status: payment.status,
      amountCents: payment.amount_cents,
      createdAt: payment.created_at,
      decidedAt: payment.decided_at,
    })),
    creditNotes: notes.map((note) => ({
      number: creditNoteNumber(note.id),
      amountCents: note.amount_cents,
      reason: note.reason,
      createdAt: note.created_at,
    })),
  };
}
