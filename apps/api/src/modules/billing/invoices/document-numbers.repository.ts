import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** The number series of invoices or credit notes. */
export const documentNumbersRepository = (tx: Transaction, counter: 'invoice_counter' | 'credit_note_counter') => ({
  /** Returns the next number of the series. The counter's row stays locked until the transaction ends, so that numbers have no gaps. */
  take: async (): Promise<number> => {
    const row = await tx
      .updateTable(counter)
      .set({ last_number: sql`last_number + 1` })
      .returning('last_number')
      .executeTakeFirstOrThrow();
    return row.last_number;
  },
  /** Leaves out the numbers up to `last`, which were given out after the backup that is restored. */
  skipTo: async (last: number): Promise<void> => {
    await tx
      .updateTable(counter)
      .set({ skipped: sql`skipped + ${last} - last_number`, last_number: last })
      .where('last_number', '<', last)
      .execute();
  },
  next: async (): Promise<number> => {
    const row = await tx.selectFrom(counter).select('last_number').executeTakeFirstOrThrow();
    return row.last_number + 1;
  },
});
