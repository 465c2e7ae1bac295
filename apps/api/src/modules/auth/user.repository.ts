import type { Transaction } from '../../database/database.ts';
import type { Language } from '../../database/tables/tables.ts';

export type UserCredentials = { id: number; clientId: number; passwordHash: string; emailVerifiedAt: Date | null };

export type Registration = {
  email: string;
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  country: string;
  language: Language;
  emailMarketing: boolean;
  emailNews: boolean;
  at: Date;
};

const registered = (registration: Registration) => ({
  email: registration.email,
  password_hash: registration.passwordHash,
  first_name: registration.firstName,
  last_name: registration.lastName,
  language: registration.language,
  email_marketing: registration.emailMarketing,
  email_news: registration.emailNews,
  rules_accepted_at: registration.at,
});

/** Users by what they sign in with: the one place that is not scoped by client, since nobody is signed in yet. */
export const userRepository = (tx: Transaction) => ({
  async findByEmail(emailKey: string): Promise<UserCredentials | undefined> {
    return await tx
      .selectFrom('client_user')
      .select(['id', 'client_id as clientId', 'password_hash as passwordHash', 'email_verified_at as emailVerifiedAt'])
      .where('email_key', '=', emailKey)
      .executeTakeFirst();
  },

  /** The client's first user. Null where the e-mail is taken, also by a sign-up at this very moment. */
  async register(registration: Registration): Promise<number | null> {
    const client = await tx
      .insertInto('client')
      .values({ country: registration.country, created_at: registration.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await tx
      .insertInto('client_user')
      .values({
        ...registered(registration),
        client_id: client.id,
        is_main: true,
        email_key: registration.emailKey,
        email_verified_at: null,
        created_at: registration.at,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user !== undefined) return user.id;
    await tx.deleteFrom('client').where('id', '=', client.id).execute();
    return null;
  },

  /** A sign-up that was never verified is nobody's yet: the newest one counts. Null where it was verified meanwhile. */
  async registerAgain(registration: Registration): Promise<number | null> {
    const user = await tx
      .updateTable('client_user')
      .set(registered(registration))
      .where('email_key', '=', registration.emailKey)
      .where('email_verified_at', 'is', null)
      .returning(['id', 'client_id'])
      .executeTakeFirst();
    if (user === undefined) return null;
    await tx.updateTable('client').set({ country: registration.country }).where('id', '=', user.client_id).execute();
    return user.id;
  },

  async markVerified(userId: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('client_user')
      .set({ email_verified_at: at })
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});
