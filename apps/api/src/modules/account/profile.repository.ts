import type { ClientScope } from '../../operations/client-scope.ts';
import type { ClientProfileUpdate } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';

type ProfileChanges = { [Field in keyof ClientProfileUpdate]?: ClientProfileUpdate[Field] | undefined };

export const profileRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  find: () =>
    tx
      .selectFrom('client')
      .innerJoin('client_user', 'client_user.client_id', 'client.id')
      .select([
        'client_user.id as userId',
        'client_user.first_name',
        'client_user.last_name',
        'client_user.email',
        'client_user.language',
        'client.company_name',
        'client.address',
        'client.city',
        'client.state',
        'client.zip_code',
        'client.country',
        'client.phone',
        'client.telegram_id',
        'client.vat_id',
      ])
      .where('client.id', '=', clientId)
      .where('client_user.is_main', '=', true)
      .executeTakeFirstOrThrow(),

  /** Locks the client row so that concurrent changes to its Telegram ID run one after another. */
  async lock(): Promise<{ telegramId: string | null }> {
    return await tx
      .selectFrom('client')
      .select('telegram_id as telegramId')
      .where('id', '=', clientId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
  },

  /** Leaves fields that are undefined unchanged. */
  async update({ first_name, last_name, language, ...client }: ProfileChanges, mainUserId: number): Promise<void> {
    const user = { first_name, last_name, language };
    if (hasChanges(client)) await tx.updateTable('client').set(client).where('id', '=', clientId).execute();
    if (!hasChanges(user)) return;
    await tx.updateTable('client_user').set(user).where('client_id', '=', clientId).where('id', '=', mainUserId).execute();
  },

  /** Returns true if at least one active user of the client has Telegram notifications on. */
  async needsTelegram(): Promise<boolean> {
    const row = await tx
      .selectFrom('client_user')
      .select('id')
      .where('client_id', '=', clientId)
      .where('removed_at', 'is', null)
      .where('notify_telegram', '=', true)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
});

function hasChanges(changes: object): boolean {
  return Object.values(changes).some((value) => value !== undefined);
}
