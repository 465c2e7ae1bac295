import type { Transaction } from '../database/database.ts';
import type { Language } from '@portico/contract';
import { topicColumns, type Topic } from './topics.ts';

/**
 * By e-mail where nobody is signed in: whether there is such a user is found out by the job, so that the answer takes the same time. With an
 * address that is not the user's present one: a new one to be proven, or the one before.
 */
export type Recipient = { userId: number; address?: string } | { mainUserOf: number } | { emailKey: string } | { invitationId: number };

/** Who is invited is no user yet, and has no name that a person gave of himself. */
export type Addressee = { userId: number | null; email: string; firstName: string; language: Language; emailVerifiedAt: Date | null };

export const recipientRepository = (tx: Transaction) => ({
  /** Undefined where there is no such user (any more). */
  async find(recipient: Recipient): Promise<Addressee | undefined> {
    if ('invitationId' in recipient) {
      const invited = await tx
        .selectFrom('invitation')
        .select(['email', 'first_name as firstName', 'language'])
        .where('id', '=', recipient.invitationId)
        .executeTakeFirst();
      return invited && { ...invited, userId: null, firstName: invited.firstName ?? '', emailVerifiedAt: null };
    }
    const users = tx
      .selectFrom('client_user')
      .select(['id as userId', 'email', 'first_name as firstName', 'language', 'email_verified_at as emailVerifiedAt'])
      .where('removed_at', 'is', null);
    if ('userId' in recipient) {
      const user = await users.where('id', '=', recipient.userId).executeTakeFirst();
      return user && { ...user, email: recipient.address ?? user.email };
    }
    if ('mainUserOf' in recipient) {
      return await users.where('client_id', '=', recipient.mainUserOf).where('is_main', '=', true).executeTakeFirst();
    }
    return await users.where('email_key', '=', recipient.emailKey).executeTakeFirst();
  },

  /** By the user's own preferences; who is no user has none, and asked for nothing that has a topic. */
  async wants({ userId }: Addressee, topic: Topic): Promise<boolean> {
    const user = await tx
      .selectFrom('client_user')
      .select(['notify_email as byMail', `${topicColumns[topic]} as aboutThis`])
      .where('id', '=', userId)
      .executeTakeFirst();
    return user !== undefined && user.byMail && user.aboutThis;
  },
});
