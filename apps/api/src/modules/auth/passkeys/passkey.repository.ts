import type { Insertable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PasskeyTable } from '../../../platform/database/tables/security-tables.ts';

/** A passkey with its public key and its owner. */
export type HeldPasskey = {
  id: string;
  userId: number;
  clientId: number;
  credentialId: string;
  publicKey: string;
  handle: string;
};

/** The credential as described to a browser. */
export type StoredCredential = { credentialId: string; transports: string };

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null; isSynced: boolean };

/** Looks up passkeys by credential id, without a client scope because the caller isn't signed in yet. Skips removed users. */
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

  /** Returns the credentials to request at sign-in or to exclude at registration. */
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

  /** Returns the random user handle for authenticators. The first registration stores `fresh`. */
  async handle(fresh: string): Promise<string> {
    await tx
      .insertInto('passkey_holder')
      .values({ user_id: userId, handle: fresh })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    const row = await tx.selectFrom('passkey_holder').select('handle').where('user_id', '=', userId).executeTakeFirstOrThrow();
    return row.handle;
  },

  /** Returns false if the passkey is already registered, by this or another user. */
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
   * Records a use. Authenticators without a counter always report 0; other counters must increase, so one of two concurrent uses with the
   * same counter fails. Returns false if the counter didn't increase or the passkey was removed.
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

  /** @returns the passkey's name, or undefined if it doesn't exist */
  async remove(id: string): Promise<string | undefined> {
    const row = await tx.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returning('name').executeTakeFirst();
    return row?.name;
  },
});
