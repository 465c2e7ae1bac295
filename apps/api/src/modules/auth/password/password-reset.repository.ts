import type { Transaction } from '../../../platform/database/database.ts';

export type WantedReset = { userId: number; expiresAt: Date };

export const passwordResetRepository = (tx: Transaction) => ({
  /** Voids the previous token. */
  async replace(userId: number, tokenHash: string, expiresAt: Date): Promise<void> {
    const row = { token_hash: tokenHash, expires_at: expiresAt };
    await tx
      .insertInto('password_reset')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  },

  find: (tokenHash: string): Promise<WantedReset | undefined> =>
    tx
      .selectFrom('password_reset')
      .innerJoin('client_user', 'client_user.id', 'password_reset.user_id')
      .select(['password_reset.user_id as userId', 'password_reset.expires_at as expiresAt'])
      .where('password_reset.token_hash', '=', tokenHash)
      .where('client_user.removed_at', 'is', null)
      .executeTakeFirst(),

  /** Returns false if the token was already used or replaced. */
  async useUp(tokenHash: string): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('password_reset').where('token_hash', '=', tokenHash).executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async voidOf(userId: number): Promise<void> {
    await tx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
  },
});
