import { allInvoicesRepository } from './all-invoices.repository.ts';
import { documentNumbersRepository } from './document-numbers.repository.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';
import type { InvoiceLine, IssuedLine } from './invoice-line.ts';
import { taxNow } from './invoice-tax.ts';
import { invoicesRepository } from './invoices.repository.ts';

export type NewInvoice = ClientScope & {
  lines: readonly InvoiceLine[];
  /** ISO date. */
  dueDate: string;
  at: Date;
};

/** The invoice's number and its total including VAT, in cents. */
export type OpenedInvoice = { invoiceId: number; amountCents: number };

/**
 * Opens an unpaid invoice and freezes its seller, buyer and VAT; the caller adds the lines in the same transaction. Its number is the last
 * lock that placing an order takes, and a rollback releases it.
 */
export async function openInvoice(
  tx: Transaction,
  configuration: Configuration,
  { clientId, lines, dueDate, at }: NewInvoice,
): Promise<OpenedInvoice> {
  const linesCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const tax = await taxNow(tx, configuration, { clientId, linesCents, at });
  const amountCents = tax === null ? linesCents : tax.netCents + tax.vatCents;
  const id = await documentNumbersRepository(tx, 'invoice_counter').take();
  const texts = lines.flatMap(({ description, hostname }) => [...Object.values(description), hostname]);
  const searchText = [...new Set([String(id), ...texts])].join('\n').toLowerCase();
  await invoicesRepository(tx, { clientId }).insert({ id, amountCents, dueDate, searchText, at, tax });
  return { invoiceId: id, amountCents };
}

export function addInvoiceLines(tx: Transaction, invoiceId: number, lines: readonly IssuedLine[]): Promise<void> {
  return allInvoicesRepository(tx).insertLines(invoiceId, lines);
}
