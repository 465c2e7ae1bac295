import type { Transaction } from '../../../platform/database/database.ts';
import type { IssuedLine } from './invoice-line.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** Invoices of all clients, for issuing and settling them, mails, signed links and operators. */
export const allInvoicesRepository = (tx: Transaction) => ({
  /** Returns when the first notice was given on this day after the due date or later, or null. */
  firstNotice: async (invoiceId: number, daysAfterDue: number): Promise<Date | null> => {
    const row = await tx
      .selectFrom('renewal_notice')
      .select('told_at')
      .where('invoice_id', '=', invoiceId)
      .where('days_after_due', '>=', daysAfterDue)
      .orderBy('told_at')
      .limit(1)
      .executeTakeFirst();
    return row?.told_at ?? null;
  },
  find: (invoiceId: number): Promise<InvoiceRow | undefined> =>
    tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).executeTakeFirst(),
  /** Locks the invoice so that decisions about it run one at a time. */
  lock: (invoiceId: number): Promise<InvoiceRow | undefined> =>
    tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).forNoKeyUpdate().executeTakeFirst(),
  insertLines: async (invoiceId: number, lines: readonly IssuedLine[]): Promise<void> => {
    const rows = lines.map((line, position) => ({
      invoice_id: invoiceId,
      position,
      service_id: line.serviceId,
      period_start: line.period?.start ?? null,
      period_end: line.period?.end ?? null,
      description: JSON.stringify(line.description),
      hostname: line.hostname,
      billing_cycle: line.billingCycle,
      details: JSON.stringify(line.details),
      amount_cents: line.amountCents,
      kind: line.kind ?? ('service' as const),
    }));
    await tx.insertInto('invoice_item').values(rows).execute();
  },
  /** Returns true if this call cancelled the invoice. The periods of its lines can then be invoiced again. */
  markCancelled: async (invoiceId: number, at: Date): Promise<boolean> => {
    const result = await tx
      .updateTable('invoice')
      .set({ status: 'cancelled', cancelled_at: at })
      .where('id', '=', invoiceId)
      .where('status', '=', 'unpaid')
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
  /** Returns true if this call marked the invoice as paid. */
  markPaid: async (invoiceId: number, at: Date): Promise<boolean> => {
    const result = await tx
      .updateTable('invoice')
      .set({ status: 'paid', paid_at: at })
      .where('id', '=', invoiceId)
      .where('status', '=', 'unpaid')
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
});
