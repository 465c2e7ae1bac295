import type { Insertable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { FileTables } from '../../platform/database/tables/file-tables.ts';

export type Owner = { clientId: number; userId: number };

const shown = ['id', 'message_id', 'name', 'type', 'bytes', 'preview_bytes', 'width', 'height'] as const;

/** A user's own, which no message has taken. */
export function pendingUploadsRepository(tx: Transaction, { clientId, userId }: Owner) {
  const isOwn = { client_id: clientId, user_id: userId };
  return {
    /** Kept from anybody else until the transaction ends, in one order for all who ask. */
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

    /** Whether this call is the one that gave it up. */
    async abandon(id: string): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('attachment')
        .set({ state: 'removing' })
        .where((where) => where.and({ ...isOwn, id, state: 'ready' }))
        .where('message_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** How many wait; whoever else counts them meanwhile waits for this transaction. */
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

/** Whosever they are. */
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

  /** Of none of the client's users: no upload of theirs counts it, and no message of theirs takes it. */
  async insertOfSupport(clientId: number, row: Omit<Insertable<FileTables['attachment']>, 'client_id' | 'user_id'>): Promise<void> {
    await tx
      .insertInto('attachment')
      .values({ ...row, client_id: clientId, user_id: null })
      .execute();
  },

  /** Those of them that no message has taken. */
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

  /** Unless it took so long to store that it was given up meanwhile. */
  async endStoring(id: string, state: 'ready' | 'removing'): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('attachment')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'storing')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Those that nobody has sent since, and those that were never written to the end. */
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
