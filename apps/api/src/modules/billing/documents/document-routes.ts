import type { FastifyInstance } from 'fastify';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../database/database.ts';
import { creditNotesRepository } from '../credits/credit-notes.repository.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import type { BillingDocument } from './billing-document.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { documentFileName } from './document-file-name.ts';
import { documentPath, readDocumentLink, type DocumentName } from './document-link.ts';
import { invoiceDocument } from './invoice-document.ts';
import { printAside } from './print-aside.ts';

/** `GET /v1/invoice/pdf`: a PDF, by a signed link and nothing else, like an attachment. Whatever is wrong with a link, it is 404. */
export function documentRoutes(server: FastifyInstance, app: App): void {
  server.get(documentPath, async (request, reply) => {
    const name = readDocumentLink(app.configuration, request.query as Readonly<Record<string, unknown>>, app.now());
    const document = name && (await app.database.read((tx) => findDocument(tx, name)));
    if (!document) return reply.callNotFound();
    const pdf = await printAside(document);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${documentFileName(document)}"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(pdf));
  });
}

async function findDocument(tx: Transaction, { kind, id, locale }: DocumentName): Promise<BillingDocument | null> {
  const invoices = invoicesRepository(tx);
  const note = kind === 'creditNote' ? await creditNotesRepository(tx).find(id) : undefined;
  const invoice = await invoices.findIssued(note?.invoice_id ?? id);
  if (invoice === undefined || (kind === 'creditNote' && note === undefined)) return null;
  return note === undefined ? invoiceDocument(invoice, await invoices.items(id), locale) : creditNoteDocument(note, invoice, locale);
}
