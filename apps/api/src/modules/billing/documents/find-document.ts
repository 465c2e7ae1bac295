import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { creditNotesRepository } from '../credits/credit-notes.repository.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { settledBy } from '../payments/settled-by.ts';
import type { BillingDocument } from './billing-document.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import type { DocumentName } from './document-link.ts';
import { invoiceDocument } from './invoice-document.ts';

/** Returns null if the document doesn't exist or was issued without a seller. The caller checks the right to read it. */
export async function findDocument(
  tx: Transaction,
  app: Pick<App, 'gateways'>,
  { kind, id, locale }: DocumentName,
): Promise<BillingDocument | null> {
  const invoices = invoicesRepository(tx);
  const note = kind === 'creditNote' ? await creditNotesRepository(tx).find(id) : undefined;
  const invoice = await invoices.findIssued(note?.invoice_id ?? id);
  if (invoice === undefined || (kind === 'creditNote' && note === undefined)) return null;
  if (note !== undefined) return creditNoteDocument(note, invoice, locale);
  return invoiceDocument(invoice, await invoices.items(id), await settledBy(tx, app.gateways, invoice, locale), locale);
}
