import type { Insertable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { SessionTable } from '../../database/tables/account-tables.ts';

export type LiveSession = { id: string; userId: number; clientId: number; rememberMe: boolean; lastUsedAt: Date };

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

  async create(session: Insertable<SessionTable>): Promise<void> {
    await tx.insertInto('session').values(session).execute();
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
