import { eurosFromCents } from '@portico/pricing/money';
import type { InvoiceItemKind } from '../../../platform/database/tables/billing-tables.ts';

/** The invoice facts in a mail: `due` in milliseconds, the first server and the number of other servers. */
export type AboutInvoice = { invoiceId: number; amount: number; due: number; server: string; others: number };

type Billed = { id: number; amount_cents: number; due_date: string };

export function aboutInvoice(
  { id, amount_cents: cents, due_date: due }: Billed,
  lines: readonly { hostname: string | null; kind?: InvoiceItemKind }[],
): AboutInvoice {
  const servers = lines.filter(({ kind }) => kind === undefined || kind === 'service');
  const server = servers[0]?.hostname ?? '';
  return { invoiceId: id, amount: eurosFromCents(cents), due: Date.parse(due), server, others: Math.max(0, servers.length - 1) };
}

export const invoiceExample: AboutInvoice = {
  invoiceId: 10_042,
  amount: 46.8,
  due: Date.parse('2026-12-06'),
  server: 'web-01.example.org',
  others: 1,
};
