import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CreditNoteTable } from '../../../platform/database/tables/billing-tables.ts';

export type CreditNoteRow = Selectable<CreditNoteTable>;

export const creditNotesRepository = (tx: Transaction) => ({
  /** Returns the credit notes in order of issue. */
  ofInvoice: (invoiceId: number): Promise<CreditNoteRow[]> =>
    tx.selectFrom('credit_note').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute(),
  find: (id: number): Promise<CreditNoteRow | undefined> =>
    tx.selectFrom('credit_note').selectAll().where('id', '=', id).executeTakeFirst(),
  /** Returns the next number of the series. The counter's row stays locked until the transaction ends, so that numbers have no gaps. */
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
