import { sql, type Insertable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ClientUserTable } from '../../../platform/database/tables/account-tables.ts';
import { roleColumnNames } from './roles.ts';

export type UserCredentials = {
  id: number;
  clientId: number;
  passwordHash: string;
  emailVerifiedAt: Date | null;
  /** The browser that signed up or, until the email is verified, last signed in with the password. */
  registeredFrom: string | null;
};

/** A sign-up. Until the email is verified, a newer one replaces it. */
export type Registration = Omit<Insertable<ClientUserTable>, 'id' | 'client_id' | 'is_main' | 'email_verified_at'> & {
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** An additional user of a client, with a verified email. */
export type NewUser = Omit<Insertable<ClientUserTable>, 'id' | 'is_main' | 'email_verified_at' | 'removed_at'>;

/** Finds users by their credentials. Not scoped by client, because the caller isn't signed in yet. */
export const userRepository = (tx: Transaction) => ({
  async findByEmail(emailKey: string): Promise<UserCredentials | undefined> {
    return await tx
      .selectFrom('client_user')
      .select(['id', 'client_id as clientId', 'password_hash as passwordHash', 'email_verified_at as emailVerifiedAt'])
      .select('registered_from as registeredFrom')
      .where('email_key', '=', emailKey)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
  },

  findRegistered: (emailKey: string) =>
    tx
      .selectFrom('client_user')
      .innerJoin('client', 'client.id', 'client_user.client_id')
      .select([
        'client_user.id as userId',
        'client_user.client_id as clientId',
        'client_user.email',
        'client_user.first_name as firstName',
        'client_user.last_name as lastName',
        'client_user.language',
        'client_user.email_verified_at as emailVerifiedAt',
        'client.country',
        'client.created_at as since',
      ])
      .where('client_user.email_key', '=', emailKey)
      .executeTakeFirst(),

  /** Creates a client and its main user. Returns null if the email is taken, including by a concurrent sign-up. */
  async register({ country, ...user }: Registration): Promise<number | null> {
    const client = await tx.insertInto('client').values({ country, created_at: user.created_at }).returning('id').executeTakeFirstOrThrow();
    const row = await tx
      .insertInto('client_user')
      .values({ ...user, client_id: client.id, is_main: true, email_verified_at: null })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) return row.id;
    await tx.deleteFrom('client').where('id', '=', client.id).execute();
    return null;
  },

  /** Replaces an unverified sign-up. Returns null if it was verified in the meantime. */
  async registerAgain({ country, created_at: _first, ...user }: Registration): Promise<number | null> {
    // Lock the client before its user: see lock-order.ts.
    await tx
      .selectFrom('client')
      .select('id')
      .where('id', 'in', (query) => query.selectFrom('client_user').select('client_id').where('email_key', '=', user.email_key))
      .forNoKeyUpdate()
      .execute();
    const row = await tx
      .updateTable('client_user')
      .set(user)
      .where('email_key', '=', user.email_key)
      .where('email_verified_at', 'is', null)
      .returning(['id', 'client_id'])
      .executeTakeFirst();
    if (row === undefined) return null;
    await tx.updateTable('client').set({ country }).where('id', '=', row.client_id).execute();
    return row.id;
  },

  findRights: (userId: number) =>
    tx
      .selectFrom('client_user')
      .select(['is_main as isMain', ...roleColumnNames])
      .where('id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),

  /** Returns null if the email is taken. */
  async add(user: NewUser): Promise<number | null> {
    const row = await tx
      .insertInto('client_user')
      .values({ ...user, is_main: false, email_verified_at: user.created_at })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Frees the email of an unverified sign-up. The row remains, because a client must have a user. */
  async releaseUnverified(emailKey: string): Promise<void> {
    await tx
      .updateTable('client_user')
      .set({ email_key: sql<string>`'released ' || id` })
      .where('email_key', '=', emailKey)
      .where('email_verified_at', 'is', null)
      .execute();
  },

  /** Also sets the password. Returns false if the email is already verified or the sign-up was replaced. */
  async verify(signUp: Pick<UserCredentials, 'id' | 'passwordHash'>, passwordHash: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('client_user')
      .set({ email_verified_at: at, password_hash: passwordHash })
      .where('id', '=', signUp.id)
      .where('email_verified_at', 'is', null)
      .where('password_hash', '=', signUp.passwordHash)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async markVerified(userId: number, at: Date): Promise<void> {
    await tx
      .updateTable('client_user')
      .set({ email_verified_at: at })
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .execute();
  },

  /** Binds a sign-up to the browser in which its password was entered. Returns false if the sign-up was replaced. */
  async registerFrom(userId: number, passwordHash: string, browser: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('client_user')
      .set({ registered_from: browser })
      .where('id', '=', userId)
      .where('password_hash', '=', passwordHash)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /**
   * Locks the user until the transaction ends, so that no sign-in overlaps a credential change. The password hash may differ from the one
   * compared before the lock.
   * @throws NoResultError if the user doesn't exist
   */
  lock: (userId: number) =>
    tx
      .selectFrom('client_user')
      .select(['id', 'client_id as clientId', 'email', 'email_key as emailKey', 'password_hash as passwordHash', 'removed_at as removedAt'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(),

  naming: (userId: number) =>
    tx
      .selectFrom('client_user')
      .select(['email', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  async createdAt(userId: number): Promise<Date> {
    const row = await tx.selectFrom('client_user').select('created_at').where('id', '=', userId).executeTakeFirstOrThrow();
    return row.created_at;
  },

  async passwordHashOf(userId: number): Promise<string> {
    const row = await tx.selectFrom('client_user').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
    return row.password_hash;
  },

  setPassword: (userId: number, passwordHash: string) =>
    tx
      .updateTable('client_user')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('client_id as clientId')
      .executeTakeFirstOrThrow(),

  async setEmail(userId: number, email: string, emailKey: string, at: Date): Promise<void> {
    await tx
      .updateTable('client_user')
      .set({ email, email_key: emailKey, email_verified_at: at })
      .where('id', '=', userId)
      .where('removed_at', 'is', null)
      .execute();
  },
});
