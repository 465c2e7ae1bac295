import { publish } from '../../../platform/events/publish.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { isChargeable } from './cards.ts';
import { cardsRepository } from './cards.repository.ts';
import { forgetCard } from './forget-card.job.ts';

export const removeCard = defineOperation('removeCard', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  async handle({ app, account, query, locale, now }) {
    return await app.database.transaction(async (tx) => {
      const cards = cardsRepository(tx, account);
      await cards.lock();
      const card = await cards.find(query.id);
      if (card === undefined || !(await cards.remove(query.id, now))) return refuse(404, 'not_found', { message: 'cards.notFound' });
      const others = await cards.list();
      const next = others.find((other) => isChargeable(app, other)) ?? others[0];
      if (card.is_default && next !== undefined) await cards.makeDefault(next.id);
      await app.jobs.enqueue(tx, forgetCard, { cardId: query.id });
      publish.account(tx, account.clientId);
      return done(sentence(locale, 'cards.removed'));
    });
  },
});
