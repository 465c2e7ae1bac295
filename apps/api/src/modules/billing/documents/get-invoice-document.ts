import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { creditNoteNumber } from '../credits/credit-note-number.ts';
import { creditNotesRepository } from '../credits/credit-notes.repository.ts';
import { taxOf } from '../invoices/invoice-tax.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { documentFileName } from './document-file-name.ts';
import { documentLink } from './document-link.ts';

export const getInvoiceDocument = defineOperation('getInvoiceDocument', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query, locale, now }) =>
    app.database.read(async (tx) => {
      const invoice = await invoicesRepository(tx, account).find(query.id);
      if (invoice === undefined) return refuse(404, 'not_found', { message: 'invoices.notFound' });
      const noteId = query.credit_note;
      const notes = noteId === undefined ? [] : await creditNotesRepository(tx, account).ofInvoice(invoice.id);
      if (noteId !== undefined && !notes.some(({ id }) => id === noteId))
        return refuse(404, 'not_found', { message: 'invoices.creditNoteNotFound' });
      if (taxOf(invoice) === null) return refuse(409, 'document_unavailable');
      const named =
        noteId === undefined
          ? { kind: 'invoice' as const, id: invoice.id, number: String(invoice.id) }
          : { kind: 'creditNote' as const, id: noteId, number: creditNoteNumber(noteId) };
      const url = documentLink(app.configuration, { kind: named.kind, id: named.id, locale }, now);
      return { status: 200, body: { name: documentFileName(named), url } };
    }),
});
