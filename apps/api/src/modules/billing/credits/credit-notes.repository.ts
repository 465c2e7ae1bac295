import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CreditNoteTable } from '../../../platform/database/tables/billing-tables.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';

export type CreditNoteRow = Selectable<CreditNoteTable>;

/** The credit notes of one client. */
export const creditNotesRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  /** Returns the credit notes in order of issue. */
  ofInvoice: (invoiceId: number): Promise<CreditNoteRow[]> =>
    tx.selectFrom('credit_note').selectAll().where('client_id', '=', clientId).where('invoice_id', '=', invoiceId).orderBy('id').execute(),
  insert: async (row: Omit<Insertable<CreditNoteTable>, 'client_id'>): Promise<void> => {
    await tx
      .insertInto('credit_note')
      .values({ ...row, client_id: clientId })
      .execute();
  },
});
