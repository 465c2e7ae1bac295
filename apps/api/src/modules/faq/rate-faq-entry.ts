import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { faqRepository } from './faq.repository.ts';

export const rateFaqEntry = defineOperation('rateFaqEntry', {
  right: 'member',
  impersonator: 'never',
  handle: ({ app, account, query, body, locale, now }) =>
    app.database.transaction(async (tx) => {
      const faq = faqRepository(tx);
      if ((await faq.find(locale, query.entry)) === undefined) return refuse(404, 'not_found', { message: 'faq.notFound' });
      await faq.rate(account.userId, query.entry, body.helpful, now);
      return done(sentence(locale, 'faq.rated'));
    }),
});
