import type { Insertable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { FileTables } from '../../platform/database/tables/file-tables.ts';

export type Owner = ClientScope & { userId: number };

export const shown = ['id', 'message_id', 'name', 'type', 'bytes', 'preview_bytes', 'width', 'height'] as const;

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

    /** Locks the user row, so that concurrent uploads are counted one after another. A write that began before `since` has failed. */
    async count(since: Date): Promise<number> {
      await tx.selectFrom('client_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
      const { waiting } = await tx
        .selectFrom('attachment')
        .select((select) => select.fn.countAll<number>().as('waiting'))
        .where('user_id', '=', userId)
        .where('message_id', 'is', null)
        .where((where) => where.or([where('state', '<>', 'storing'), where('created_at', '>=', since)]))
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

/** The attachments of one client. */
export const attachmentsRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  ofMessages: (messageIds: readonly number[]) =>
    tx
      .selectFrom('attachment')
      .select(shown)
      .where('client_id', '=', clientId)
      .where('message_id', 'in', messageIds)
      .orderBy('message_id')
      .orderBy('position')
      .execute(),

  /** Support images have no user, so they don't count towards a user's quota and can't be attached to a user's message. */
  async insertOfSupport(row: Omit<Insertable<FileTables['attachment']>, 'client_id' | 'user_id'>): Promise<void> {
    await tx
      .insertInto('attachment')
      .values({ ...row, client_id: clientId, user_id: null })
      .execute();
  },

  /** Locks support images until the transaction ends, ordered by id to avoid deadlocks. */
  async lockOfSupport(ids: readonly string[]): Promise<void> {
    await tx
      .selectFrom('attachment')
      .select('id')
      .where('client_id', '=', clientId)
      .where('user_id', 'is', null)
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  },

  async take(id: string, messageId: number, position: number): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('attachment')
      .set({ message_id: messageId, position })
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .where('message_id', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

export type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachmentsRepository>['ofMessages']>>[number];
