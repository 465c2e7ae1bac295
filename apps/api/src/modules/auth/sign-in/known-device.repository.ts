import type { Transaction } from '../../../platform/database/database.ts';

export type KnownDevice = { address: string; browser: string; system: string };

export const knownDeviceRepository = (tx: Transaction) => ({
  /** Returns true if this user, or the user with this email, has signed in from the address since then. */
  async knowsAddress(user: { emailKey: string } | { userId: number }, address: string, since: Date): Promise<boolean> {
    const known = tx
      .selectFrom('known_device')
      .innerJoin('client_user', 'client_user.id', 'known_device.user_id')
      .select('known_device.user_id')
      .where('known_device.address', '=', address)
      .where('known_device.last_used_at', '>', since)
      .limit(1);
    const row = await (
      'emailKey' in user ? known.where('client_user.email_key', '=', user.emailKey) : known.where('client_user.id', '=', user.userId)
    ).executeTakeFirst();
    return row !== undefined;
  },

  async list(userId: number): Promise<KnownDevice[]> {
    return await tx.selectFrom('known_device').select(['address', 'browser', 'system']).where('user_id', '=', userId).execute();
  },

  async remember(userId: number, device: KnownDevice, at: Date): Promise<void> {
    await tx
      .insertInto('known_device')
      .values({ user_id: userId, ...device, last_used_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'address', 'browser', 'system']).doUpdateSet({ last_used_at: at }))
      .execute();
  },
});
