import type { Transaction } from '../../platform/database/database.ts';
import { shown } from './attachments.repository.ts';

/** Attachments of all clients, for signed links, mails and storage. */
export const allAttachmentsRepository = (tx: Transaction) => ({
  find: (id: string) => tx.selectFrom('attachment').select(shown).where('id', '=', id).where('state', '=', 'ready').executeTakeFirst(),

  async countOf(messageId: number): Promise<number> {
    const { images } = await tx
      .selectFrom('attachment')
      .select((select) => select.fn.countAll<number>().as('images'))
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow();
    return images;
  },

  /** Returns the ids of the abandoned uploads. Skips attachments of a message. */
  async abandon(ids: readonly string[]): Promise<readonly string[]> {
    const rows = await tx
      .updateTable('attachment')
      .set({ state: 'removing' })
      .where('id', 'in', ids)
      .where('message_id', 'is', null)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Returns false if the upload was abandoned while it was being stored. */
  async endStoring(id: string, state: 'ready' | 'removing'): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('attachment')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'storing')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Abandons uploads that were never sent and writes that never finished. */
  async abandonOld({ pendingSince, storingBefore }: { pendingSince: Date; storingBefore: Date }): Promise<void> {
    await tx
      .updateTable('attachment')
      .set({ state: 'removing' })
      .where('message_id', 'is', null)
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'ready'), where('created_at', '<', pendingSince)]),
          where.and([where('state', '=', 'storing'), where('created_at', '<', storingBefore)]),
        ]),
      )
      .execute();
  },

  /** Returns abandoned uploads with ids after this one, in rising order. */
  abandoned: (after: string | null, limit: number) =>
    tx
      .selectFrom('attachment')
      .select('id')
      .where('message_id', 'is', null)
      .where('state', '=', 'removing')
      .$if(after !== null, (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute(),

  async forget(id: string): Promise<void> {
    await tx.deleteFrom('attachment').where('id', '=', id).where('state', '=', 'removing').execute();
  },
});
