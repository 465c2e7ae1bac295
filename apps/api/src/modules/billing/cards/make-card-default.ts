import { publish } from '../../../platform/events/publish.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { cardsRepository } from './cards.repository.ts';

export const makeCardDefault = defineOperation('makeCardDefault', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  async handle({ app, account, query, locale }) {
    return await app.database.transaction(async (tx) => {
      const cards = cardsRepository(tx, account);
      await cards.lock();
      if (!(await cards.makeDefault(query.id))) return refuse(404, 'not_found', { message: 'cards.notFound' });
      publish.account(tx, account.clientId);
      return done(sentence(locale, 'cards.madeDefault'));
    });
  },
});
