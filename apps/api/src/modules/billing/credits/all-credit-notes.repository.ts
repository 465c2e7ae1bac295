import type { Transaction } from '../../../platform/database/database.ts';
import type { CreditNoteRow } from './credit-notes.repository.ts';

/** Credit notes of all clients, for issuing them and for signed links. */
export const allCreditNotesRepository = (tx: Transaction) => ({
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
});
