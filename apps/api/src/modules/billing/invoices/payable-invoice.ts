import type { ClientScope } from '../../../operations/client-scope.ts';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { refuse, type Refusal } from '../../../operations/refusal.ts';
import { objectionToPay } from './invoice-to-pay.ts';
import { refusalToPay } from './invoices.policy.ts';
import { invoicesRepository, type InvoiceRow } from './invoices.repository.ts';

type Options = { invoiceId: number; isBegun: boolean };

/** Locks an invoice that the client may pay now, or returns the refusal. */
export async function lockPayableInvoice(
  tx: Transaction,
  app: App,
  client: ClientScope,
  { invoiceId, isBegun }: Options,
): Promise<InvoiceRow | Refusal<404> | Refusal<409>> {
  const invoice = await invoicesRepository(tx, client).lock(invoiceId);
  if (invoice === undefined) return refuse(404, 'not_found', { message: 'invoices.notFound' });
  return refusalToPay(invoice.status) ?? (await objectionToPay(tx, app, invoice, isBegun)) ?? invoice;
}
