import type { Transaction } from '../../../platform/database/database.ts';

type TakenCode = { codeHash: string; expiresAt: Date };

const maxAttempts = 5;
const purpose = 'verify-email';

export const verificationCodeRepository = (tx: Transaction) => ({
  /** Voids the one before. */
  async replace(userId: number, codeHash: string, { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Promise<void> {
    const row = { code_hash: codeHash, tries: 0, created_at: createdAt, expires_at: expiresAt };
    await tx
      .insertInto('verification_code')
      .values({ user_id: userId, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
      .execute();
  },

  /** The code's try is counted before it is compared: of any number of guesses at once five are looked at. Null where nothing is left to compare. */
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

  /** Uses the code up. False where a new one has taken its place, or another request was faster. */
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
