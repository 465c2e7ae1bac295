import type { Transaction } from '../../../platform/database/database.ts';

export type Reported = { sessionId: string; userId: number; clientId: number };

/** Links in new sign-in mails. Each one ends one session. */
export const sessionReportRepository = (tx: Transaction) => ({
  async create(sessionId: string, tokenHash: string, expiresAt: Date): Promise<void> {
    await tx.insertInto('session_report').values({ session_id: sessionId, token_hash: tokenHash, expires_at: expiresAt }).execute();
  },

  async find(tokenHash: string, now: Date): Promise<Reported | undefined> {
    return await tx
      .selectFrom('session_report')
      .innerJoin('session', 'session.id', 'session_report.session_id')
      .innerJoin('client_user', 'client_user.id', 'session.user_id')
      .select(['session.id as sessionId', 'client_user.id as userId', 'client_user.client_id as clientId'])
      .where('session_report.token_hash', '=', tokenHash)
      .where('session_report.expires_at', '>', now)
      .executeTakeFirst();
  },
});
