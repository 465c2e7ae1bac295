import type { Insertable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { FileTables } from '../../platform/database/tables/file-tables.ts';

export type Owner = { clientId: number; userId: number };

const shown = ['id', 'message_id', 'name', 'type', 'bytes', 'preview_bytes', 'width', 'height'] as const;

/** A user's uploads that are not attached to a message yet. */
export function pendingUploadsRepository(tx: Transaction, { clientId, userId }: Owner) {
  const isOwn = { client_id: clientId, user_id: userId };
  return {
    /** Locks the rows until the transaction ends, ordered by id to avoid deadlocks. */
    lock: (ids: readonly string[]) =>
      tx
        .selectFrom('attachment')
        .select('id')
        .where((where) => where.and({ ...isOwn, state: 'ready' }))
        .where('message_id', 'is', null)
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),

    /** Returns true if this call abandoned the upload. */
    async abandon(id: string): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('attachment')
        .set({ state: 'removing' })
        .where((where) => where.and({ ...isOwn, id, state: 'ready' }))
        .where('message_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Locks the user row, so that concurrent uploads are counted one after another. */
    async count(): Promise<number> {
      await tx.selectFrom('client_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
      const { waiting } = await tx
        .selectFrom('attachment')
        .select((select) => select.fn.countAll<number>().as('waiting'))
        .where('user_id', '=', userId)
        .where('message_id', 'is', null)
        .executeTakeFirstOrThrow();
      return waiting;
    },

    async insert(row: Omit<Insertable<FileTables['attachment']>, 'client_id' | 'user_id'>): Promise<void> {
      await tx
        .insertInto('attachment')
        .values({ ...row, ...isOwn })
        .execute();
    },
  };
}

/** Attachments of all clients. */
export const attachmentsRepository = (tx: Transaction) => ({
  find: (id: string) => tx.selectFrom('attachment').select(shown).where('id', '=', id).where('state', '=', 'ready').executeTakeFirst(),

  ofMessages: (messageIds: readonly number[]) =>
    tx.selectFrom('attachment').select(shown).where('message_id', 'in', messageIds).orderBy('message_id').orderBy('position').execute(),

  async countOf(messageId: number): Promise<number> {
    const { images } = await tx
      .selectFrom('attachment')
      .select((select) => select.fn.countAll<number>().as('images'))
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow();
    return images;
  },

  /** Support images have no user, so they don't count towards a user's quota and can't be attached to a user's message. */
  async insertOfSupport(clientId: number, row: Omit<Insertable<FileTables['attachment']>, 'client_id' | 'user_id'>): Promise<void> {
    await tx
      .insertInto('attachment')
      .values({ ...row, client_id: clientId, user_id: null })
      .execute();
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

  async take(id: string, messageId: number, position: number): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('attachment')
      .set({ message_id: messageId, position })
      .where('id', '=', id)
      .where('message_id', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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

  abandoned: (limit: number) =>
    tx.selectFrom('attachment').select('id').where('message_id', 'is', null).where('state', '=', 'removing').limit(limit).execute(),

  async forget(id: string): Promise<void> {
    await tx.deleteFrom('attachment').where('id', '=', id).where('state', '=', 'removing').execute();
  },
});

export type AttachmentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof attachmentsRepository>['find']>>>;
