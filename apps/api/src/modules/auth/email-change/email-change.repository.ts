import type { Transaction } from '../../../platform/database/database.ts';

const maxAttempts = 5;

export type WantedEmail = { id: string; email: string; emailKey: string; requestedAt: Date };
export type TakenEmailCode = WantedEmail & { codeHash: string; expiresAt: Date };

export const emailChangeRepository = (tx: Transaction, userId: number) => ({
  /** Takes the place of the one before, whose code is void then. */
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

  /** Voids the code before. False where the change is over, or another one took its place. */
  async setCode(id: string, codeHash: string, expiresAt: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('email_change')
      .set({ code_hash: codeHash, tries: 0, code_expires_at: expiresAt })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** The code's try is counted before it is compared: of any number of guesses at once five are looked at. */
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

  /** Uses the code up, and the change with it. False where a new one has taken its place, or another request was faster. */
  async useUp(codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('email_change')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});
