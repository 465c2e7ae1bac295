import type { Transaction } from '../../../database/database.ts';
import type { InvoiceLine, IssuedLine } from './invoice-line.ts';
import { invoicesRepository } from './invoices.repository.ts';

export type NewInvoice = {
  clientId: number;
  lines: readonly InvoiceLine[];
  /** ISO day. */
  dueDate: string;
  at: Date;
};

/** An unpaid invoice, whose lines follow in the same transaction. Its number is taken last of the locks of a placed order, and given up if that fails. */
export async function openInvoice(tx: Transaction, { clientId, lines, dueDate, at }: NewInvoice): Promise<number> {
  const invoices = invoicesRepository(tx);
  const id = await invoices.takeNumber();
  const texts = lines.flatMap(({ description, hostname }) => [...Object.values(description), hostname]);
  const searchText = [...new Set([String(id), ...texts])].join('\n').toLowerCase();
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  await invoices.insert({ id, clientId, amountCents, dueDate, searchText, at });
  return id;
}

export function addInvoiceLines(tx: Transaction, invoiceId: number, lines: readonly IssuedLine[]): Promise<void> {
  return invoicesRepository(tx).insertLines(invoiceId, lines);
}
