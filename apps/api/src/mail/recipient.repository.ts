import type { Transaction } from '../platform/database/database.ts';
import type { Language } from '@portico/contract';
import { topicColumns, channelColumns, type Topic, type Channel } from './topics.ts';

/**
 * A recipient is found by email when no one is signed in: the job looks the user up, so that the response time reveals nothing. `address`
 * differs from the user's current one when a new address is verified or the old one is notified.
 */
export type Recipient =
  | { userId: number; address?: string }
  | { mainUserOf: number }
  | { emailKey: string }
  | { invitationId: number }
  /** The provider's staff, at an address of the settings. */
  | { staffEmail: string };

/** An invited person isn't a user yet and has not chosen a name. */
export type Addressee = { userId: number | null; email: string; firstName: string; language: Language; emailVerifiedAt: Date | null };

export const recipientRepository = (tx: Transaction) => ({
  /** Returns undefined if the user no longer exists. */
  async find(recipient: Recipient): Promise<Addressee | undefined> {
    if ('invitationId' in recipient) {
      const invited = await tx
        .selectFrom('invitation')
        .select(['email', 'first_name as firstName', 'language'])
        .where('id', '=', recipient.invitationId)
        .executeTakeFirst();
      return invited && { ...invited, userId: null, firstName: invited.firstName ?? '', emailVerifiedAt: null };
    }
    if ('staffEmail' in recipient)
      return { userId: null, email: recipient.staffEmail, firstName: 'team', language: 'en', emailVerifiedAt: null };
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

  /** Returns the user's own preference. Without a user it is false, because a non-user has not agreed to any topic. */
  async wants({ userId }: Pick<Addressee, 'userId'>, topic: Topic, channel: Channel): Promise<boolean> {
    const user = await tx
      .selectFrom('client_user')
      .select([`${channelColumns[channel]} as byChannel`, `${topicColumns[topic]} as aboutThis`])
      .where('id', '=', userId)
      .executeTakeFirst();
    return user !== undefined && user.byChannel && user.aboutThis;
  },

  /** Returns the verified Telegram ID, if it is still the one in the client's profile. */
  async telegramOf({ userId }: Pick<Addressee, 'userId'>): Promise<string | undefined> {
    const link = await tx
      .selectFrom('telegram_link')
      .innerJoin('client_user', 'client_user.id', 'telegram_link.user_id')
      .innerJoin('client', 'client.id', 'client_user.client_id')
      .select('client.telegram_id as telegramId')
      .where('telegram_link.user_id', '=', userId)
      .whereRef('telegram_link.linked_id', '=', 'client.telegram_id')
      .executeTakeFirst();
    return link?.telegramId ?? undefined;
  },

  /** Returns whether a Telegram message may be wanted. Preferences are checked when it is sent. */
  async isOnTelegram(recipient: Recipient): Promise<boolean> {
    const addressee = await this.find(recipient);
    return addressee !== undefined && (await this.telegramOf(addressee)) !== undefined;
  },

  /** Removes the link to this ID. Returns its client, or undefined if the link has been removed or replaced since. */
  async loseTelegram(userId: number | null, telegramId: string, at: Date): Promise<number | undefined> {
    const row = await tx
      .updateTable('telegram_link')
      .from('client_user')
      .set({ linked_id: null, linked_at: null, lost_at: at })
      .whereRef('client_user.id', '=', 'telegram_link.user_id')
      .where('telegram_link.user_id', '=', userId)
      .where('telegram_link.linked_id', '=', telegramId)
      .returning('client_user.client_id as clientId')
      .executeTakeFirst();
    return row?.clientId;
  },
});
