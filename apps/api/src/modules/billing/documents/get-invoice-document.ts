import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { taxOf } from '../invoices/invoice-tax.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { documentFileName } from './document-file-name.ts';
import { documentLink } from './document-link.ts';

export const getInvoiceDocument = defineOperation('getInvoiceDocument', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query, locale, now }) {
    const invoice = await app.database.read((tx) => invoicesRepository(tx).find(account.clientId, query.id));
    if (invoice === undefined) return refuse(404, 'not_found', { message: 'invoices.notFound' });
    if (taxOf(invoice) === null) return refuse(409, 'document_unavailable');
    const name = documentFileName({ kind: 'invoice', number: String(invoice.id) });
    return { status: 200, body: { name, url: documentLink(app.configuration, { kind: 'invoice', id: invoice.id, locale }, now) } };
  },
});
