import type { Transaction } from '../../../platform/database/database.ts';

const maxAttempts = 5;

export type WantedEmail = { id: string; email: string; emailKey: string; requestedAt: Date };
export type TakenEmailCode = WantedEmail & { codeHash: string; expiresAt: Date };

export const emailChangeRepository = (tx: Transaction, userId: number) => ({
  /** Replaces a pending change and voids its code. */
  async replace({ id, email, emailKey, requestedAt }: WantedEmail): Promise<void> {
    const row = { id, email, email_key: emailKey, requested_at: requestedAt, code_hash: null, tries: 0, code_expires_at: null };
    await tx
      .insertInto('email_change')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  },

  async find(since: Date): Promise<WantedEmail | undefined> {
    return await tx
      .selectFrom('email_change')
      .select(['id', 'email', 'email_key as emailKey', 'requested_at as requestedAt'])
      .where('user_id', '=', userId)
      .where('requested_at', '>', since)
      .executeTakeFirst();
  },

  /** Voids the previous code. Returns false if the change has expired or been replaced. */
  async setCode(id: string, codeHash: string, expiresAt: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('email_change')
      .set({ code_hash: codeHash, tries: 0, code_expires_at: expiresAt })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Counts the attempt before the code is compared, so that at most five concurrent guesses are checked. */
  async consumeAttempt(emailKey: string): Promise<TakenEmailCode | null> {
    const row = await tx
      .updateTable('email_change')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('email_key', '=', emailKey)
      .where('tries', '<', maxAttempts)
      .returning(['id', 'email', 'email_key as emailKey', 'requested_at as requestedAt'])
      .returning(['code_hash as codeHash', 'code_expires_at as expiresAt'])
      .executeTakeFirst();
    if (row === undefined || row.codeHash === null || row.expiresAt === null) return null;
    return { ...row, codeHash: row.codeHash, expiresAt: row.expiresAt };
  },

  /** Deletes the change and its code. Returns false if a newer code replaced it or a concurrent request used it. */
  async useUp(codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('email_change')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});
