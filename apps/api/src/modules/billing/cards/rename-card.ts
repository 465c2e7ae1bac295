import { cardNameSchema } from '@portico/validation/card';
import { publish } from '../../../platform/events/publish.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { cardsRepository } from './cards.repository.ts';

export const renameCard = defineOperation('renameCard', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  rules: cardNameSchema,
  async handle({ app, account, query, body, locale }) {
    return await app.database.transaction(async (tx) => {
      const isRenamed = await cardsRepository(tx, account).rename(query.id, body.name === '' ? null : body.name);
      if (!isRenamed) return refuse(404, 'not_found', { message: 'cards.notFound' });
      publish.account(tx, account.clientId);
      return done(sentence(locale, 'cards.renamed'));
    });
  },
});
