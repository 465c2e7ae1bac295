import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MailAttachment } from '../../../mail/define-mail.ts';
import type { Addressee } from '../../../mail/recipient.repository.ts';
import { documentFileName } from './document-file-name.ts';
import { findDocument } from './find-document.ts';
import { renderInWorker } from './render-in-worker.ts';

/** Returns the PDF of an invoice as of sending, in the recipient's language. Null if the invoice has no seller. */
export async function attachInvoice(
  tx: Transaction,
  app: App,
  { language: locale }: Addressee,
  { invoiceId: id }: { invoiceId: number },
): Promise<MailAttachment | null> {
  const found = await findDocument(tx, app, { kind: 'invoice', id, locale });
  if (found === null) return null;
  const { document } = found;
  return { name: documentFileName(document), contentType: 'application/pdf', render: () => renderInWorker(document) };
}
