import { defineOperation } from '../../operations/operation.ts';
import { readTelegramLink } from './telegram-link.ts';
import { telegramLinkRepository } from './telegram-link.repository.ts';

export const unlinkTelegram = defineOperation('unlinkTelegram', {
  right: 'self',
  impersonator: 'never',
  async handle({ app, account: { userId } }) {
    return await app.database.transaction(async (tx) => {
      const links = telegramLinkRepository(tx, userId);
      await links.unlink();
      await links.setNotified(false);
      return { status: 200, body: await readTelegramLink(tx, app, userId) };
    });
  },
});
