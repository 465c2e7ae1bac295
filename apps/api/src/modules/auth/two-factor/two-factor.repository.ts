import type { Transaction } from '../../../platform/database/database.ts';

export type Authenticator = { secret: string; requestedAt: Date; enabledAt: Date | null };

export const twoFactorRepository = (tx: Transaction, userId: number) => ({
  async find(): Promise<Authenticator | undefined> {
    return await tx
      .selectFrom('two_factor')
      .select(['secret', 'requested_at as requestedAt', 'enabled_at as enabledAt'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
  },

  async isEnabled(): Promise<boolean> {
    const row = await tx
      .selectFrom('two_factor')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('enabled_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Replaces a pending secret. Returns false if two-factor is already on. */
  async request(secret: string, at: Date): Promise<boolean> {
    const row = await tx
      .insertInto('two_factor')
      .values({ user_id: userId, secret, requested_at: at, enabled_at: null, last_step: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ secret, requested_at: at, last_step: null }).where('two_factor.enabled_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns false if two-factor is already on or the secret was replaced. */
  async enable(secret: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('two_factor')
      .set({ enabled_at: at })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('enabled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Consumes a time step. Returns false for that step or an earlier one, so that no code works twice. */
  async useStep(step: number): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('two_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where((expression) => expression.or([expression('last_step', 'is', null), expression('last_step', '<', step)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async remove(): Promise<void> {
    await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await tx.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  },

  /** Voids all previous codes. */
  async replaceCodes(codeHashes: readonly string[]): Promise<void> {
    await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await tx
      .insertInto('recovery_code')
      .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
      .execute();
  },

  async useCode(codeHash: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('recovery_code')
      .set({ used_at: at })
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async countCodesLeft(): Promise<number> {
    const { left } = await tx
      .selectFrom('recovery_code')
      .select((expression) => expression.fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return left;
  },
});
