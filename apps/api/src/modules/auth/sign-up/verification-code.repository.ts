import type { Transaction } from '../../../platform/database/database.ts';

type TakenCode = { codeHash: string; expiresAt: Date };

const maxAttempts = 5;
const purpose = 'verify-email';

export const verificationCodeRepository = (tx: Transaction) => ({
  /** Voids the previous code. */
  async replace(userId: number, codeHash: string, { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Promise<void> {
    const row = { code_hash: codeHash, tries: 0, created_at: createdAt, expires_at: expiresAt };
    await tx
      .insertInto('verification_code')
      .values({ user_id: userId, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
      .execute();
  },

  /**
   * Counts the attempt before the code is compared, so that at most five concurrent guesses are checked. Returns null if no code is left to
   * check.
   */
  async consumeAttempt(userId: number): Promise<TakenCode | null> {
    const row = await tx
      .updateTable('verification_code')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('tries', '<', maxAttempts)
      .returning(['code_hash as codeHash', 'expires_at as expiresAt'])
      .executeTakeFirst();
    return row ?? null;
  },

  /** Deletes the code. Returns false if it was already used or replaced. */
  async useUp(userId: number, codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('verification_code')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});
