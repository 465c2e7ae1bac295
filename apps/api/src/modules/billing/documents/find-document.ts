import { actFor } from '../../../operations/act-for.ts';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { allCreditNotesRepository } from '../credits/all-credit-notes.repository.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { settledBy } from '../payments/settled-by.ts';
import { refundsRepository } from '../refunds/refunds.repository.ts';
import type { BillingDocument } from './billing-document.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import type { DocumentName } from './document-link.ts';
import { invoiceDocument } from './invoice-document.ts';

type FoundDocument = { clientId: number; document: BillingDocument };

/** Returns null if the document doesn't exist or was issued without a seller. The caller checks the right to read it. */
export async function findDocument(
  tx: Transaction,
  app: Pick<App, 'gateways'>,
  { kind, id, locale }: DocumentName,
): Promise<FoundDocument | null> {
  const note = kind === 'creditNote' ? await allCreditNotesRepository(tx).find(id) : undefined;
  const invoice = await allInvoicesRepository(tx).find(note?.invoice_id ?? id);
  if (invoice === undefined || (kind === 'creditNote' && note === undefined)) return null;
  const { client_id: clientId } = invoice;
  const client = actFor(clientId);
  if (note !== undefined) {
    const refunds = await refundsRepository(tx, client).ofInvoice(invoice.id);
    const refund = refunds.find(({ credit_note_id: noteId }) => noteId === note.id);
    const document = creditNoteDocument(note, invoice, refund, locale);
    return document && { clientId, document };
  }
  const items = await invoicesRepository(tx, client).items(id);
  const document = invoiceDocument(invoice, items, await settledBy(tx, app.gateways, invoice, locale), locale);
  return document && { clientId, document };
}
