import type { Transaction } from '../../../platform/database/database.ts';
import type { CreditNoteRow } from './credit-notes.repository.ts';

/** Credit notes of all clients, for issuing them and for signed links. */
export const allCreditNotesRepository = (tx: Transaction) => ({
  find: (id: number): Promise<CreditNoteRow | undefined> =>
    tx.selectFrom('credit_note').selectAll().where('id', '=', id).executeTakeFirst(),
});
