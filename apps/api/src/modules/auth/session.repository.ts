import type { Transaction } from '../../database/database.ts';

export type LiveSession = { id: string; userId: number; clientId: number; rememberMe: boolean; lastUsedAt: Date };
export type NewSession = {
  id: string;
  userId: number;
  tokenHash: string;
  rememberMe: boolean;
  ipAddress: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
};

export const sessionRepository = (tx: Transaction) => ({
  async findLive(tokenHash: string, now: Date): Promise<LiveSession | undefined> {
    return await tx
      .selectFrom('session')
      .innerJoin('client_user', 'client_user.id', 'session.user_id')
      .select([
        'session.id',
        'session.user_id as userId',
        'client_user.client_id as clientId',
        'session.remember_me as rememberMe',
        'session.last_used_at as lastUsedAt',
      ])
      .where('session.token_hash', '=', tokenHash)
      .where('session.revoked_at', 'is', null)
      .where('session.expires_at', '>', now)
      .executeTakeFirst();
  },

  async isLive(id: string, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  async create(session: NewSession): Promise<void> {
    await tx
      .insertInto('session')
      .values({
        id: session.id,
        user_id: session.userId,
        token_hash: session.tokenHash,
        remember_me: session.rememberMe,
        ip_address: session.ipAddress,
        user_agent: session.userAgent,
        created_at: session.createdAt,
        last_used_at: session.createdAt,
        expires_at: session.expiresAt,
        revoked_at: null,
      })
      .execute();
  },

  /** Only ever later, and never of a session that was revoked meanwhile. */
  async prolong(id: string, usedAt: Date, expiresAt: Date): Promise<void> {
    await tx
      .updateTable('session')
      .set({ last_used_at: usedAt, expires_at: expiresAt })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('last_used_at', '<', usedAt)
      .execute();
  },

  async revoke(id: string, at: Date): Promise<void> {
    await tx.updateTable('session').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute();
  },
});
