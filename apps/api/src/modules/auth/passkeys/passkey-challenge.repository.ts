import type { Transaction } from '../../../platform/database/database.ts';
import type { PasskeyPurpose } from '../../../platform/database/tables/security-tables.ts';

type Bound = { challenge: string; purpose: PasskeyPurpose; subject: string };

export const passkeyChallengeRepository = (tx: Transaction) => ({
  async create({ challenge, purpose, subject, expiresAt }: Bound & { expiresAt: Date }): Promise<void> {
    await tx.insertInto('passkey_challenge').values({ challenge, purpose, subject, expires_at: expiresAt }).execute();
  },

  /** Only one of several concurrent calls returns true. */
  async take({ challenge, purpose, subject }: Bound, now: Date): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});
