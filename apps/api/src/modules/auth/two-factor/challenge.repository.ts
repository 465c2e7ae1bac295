import type { Transaction } from '../../../platform/database/database.ts';
import type { Challenge } from '../../../operations/operation.ts';

const maxAttempts = 5;

export const challengeRepository = (tx: Transaction) => ({
  async create(row: { id: string; userId: number; tokenHash: string; expiresAt: Date }): Promise<void> {
    await tx
      .insertInto('two_factor_challenge')
      .values({ id: row.id, user_id: row.userId, token_hash: row.tokenHash, tries: 0, expires_at: row.expiresAt })
      .execute();
  },

  async findLive(tokenHash: string, now: Date): Promise<Challenge | undefined> {
    return await tx
      .selectFrom('two_factor_challenge as challenge')
      .innerJoin('client_user', 'client_user.id', 'challenge.user_id')
      .select(['challenge.id as challengeId', 'challenge.user_id as userId', 'client_user.client_id as clientId'])
      .where('challenge.token_hash', '=', tokenHash)
      .where('challenge.expires_at', '>', now)
      .where('challenge.tries', '<', maxAttempts)
      .where('client_user.removed_at', 'is', null)
      .executeTakeFirst();
  },

  /** Counts the attempt before the code is compared, so that at most five concurrent guesses are checked. */
  async consumeAttempt(id: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('two_factor_challenge')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('id', '=', id)
      .where('tries', '<', maxAttempts)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Returns false if the challenge was already used or a credential change voided it. */
  async useUp(id: string): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('two_factor_challenge').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async voidOf(userId: number): Promise<void> {
    await tx.deleteFrom('two_factor_challenge').where('user_id', '=', userId).execute();
  },
});
