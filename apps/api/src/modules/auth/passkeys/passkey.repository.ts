import type { Insertable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PasskeyTable } from '../../../platform/database/tables/security-tables.ts';

/** What a signature is checked with, and whose it is. */
export type HeldPasskey = {
  id: string;
  userId: number;
  clientId: number;
  credentialId: string;
  publicKey: string;
  handle: string;
};

/** What a browser is told of a passkey. */
export type StoredCredential = { credentialId: string; transports: string };

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null; isSynced: boolean };

/** Passkeys by what an authenticator says: not scoped, since nobody is signed in yet. Who was removed has none. */
export const passkeyFinder = (tx: Transaction) => ({
  async find(credentialId: string): Promise<HeldPasskey | undefined> {
    return await tx
      .selectFrom('passkey')
      .innerJoin('client_user', 'client_user.id', 'passkey.user_id')
      .innerJoin('passkey_holder', 'passkey_holder.user_id', 'passkey.user_id')
      .select(['passkey.id', 'passkey.user_id as userId', 'client_user.client_id as clientId', 'passkey_holder.handle'])
      .select(['passkey.credential_id as credentialId', 'passkey.public_key as publicKey'])
      .where('passkey.credential_id', '=', credentialId)
      .where('client_user.removed_at', 'is', null)
      .executeTakeFirst();
  },
});

export const passkeyRepository = (tx: Transaction, userId: number) => ({
  async list(): Promise<PasskeyRow[]> {
    return await tx
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'is_synced as isSynced'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  },

  /** What a browser is told to look for, or not to make once more. */
  async credentials(): Promise<StoredCredential[]> {
    return await tx.selectFrom('passkey').select(['credential_id as credentialId', 'transports']).where('user_id', '=', userId).execute();
  },

  async count(): Promise<number> {
    const { total } = await tx
      .selectFrom('passkey')
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return total;
  },

  /** The random name that authenticators know the user by, made with the first wish for a passkey. */
  async handle(fresh: string): Promise<string> {
    await tx
      .insertInto('passkey_holder')
      .values({ user_id: userId, handle: fresh })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    const row = await tx.selectFrom('passkey_holder').select('handle').where('user_id', '=', userId).executeTakeFirstOrThrow();
    return row.handle;
  },

  /** False where the passkey is registered already, whoever holds it. */
  async add(passkey: Omit<Insertable<PasskeyTable>, 'user_id'>): Promise<boolean> {
    const row = await tx
      .insertInto('passkey')
      .values({ user_id: userId, ...passkey })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * A counter only grows; an authenticator that has none says 0 for ever. Of two uses at once with one figure the first counts. False where it went back,
   * or the passkey was removed meanwhile.
   */
  async use(id: string, counter: number, isSynced: boolean, at: Date): Promise<boolean> {
    const used = tx
      .updateTable('passkey')
      .set({ counter, is_synced: isSynced, last_used_at: at })
      .where('id', '=', id)
      .where('user_id', '=', userId);
    const { numUpdatedRows } = await (
      counter === 0 ? used.where('counter', '=', 0) : used.where('counter', '<', counter)
    ).executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async rename(id: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** @returns its name; undefined where there is none */
  async remove(id: string): Promise<string | undefined> {
    const row = await tx.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returning('name').executeTakeFirst();
    return row?.name;
  },
});
