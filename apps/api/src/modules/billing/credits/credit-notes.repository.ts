import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CreditNoteTable } from '../../../platform/database/tables/billing-tables.ts';

export type CreditNoteRow = Selectable<CreditNoteTable>;

export const creditNotesRepository = (tx: Transaction) => ({
  /** In the order in which they were issued. */
  ofInvoice: (invoiceId: number): Promise<CreditNoteRow[]> =>
    tx.selectFrom('credit_note').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute(),
  find: (id: number): Promise<CreditNoteRow | undefined> =>
    tx.selectFrom('credit_note').selectAll().where('id', '=', id).executeTakeFirst(),
  /** The next number of their series. The counter's row is locked, so that there is no gap. */
  takeNumber: async (): Promise<number> => {
    const row = await tx
      .updateTable('credit_note_counter')
      .set((counter) => ({ last_number: counter('last_number', '+', 1) }))
      .returning('last_number')
      .executeTakeFirstOrThrow();
    return row.last_number;
  },
  insert: async (row: Insertable<CreditNoteTable>): Promise<void> => {
    await tx.insertInto('credit_note').values(row).execute();
  },
});
