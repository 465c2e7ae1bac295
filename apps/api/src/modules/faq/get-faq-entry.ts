import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { faqRepository } from './faq.repository.ts';

export const getFaqEntry = defineOperation('getFaqEntry', {
  right: 'member',
  impersonator: 'allowed',
  handle: ({ app, account, query, locale }) =>
    app.database.read(async (tx) => {
      const faq = faqRepository(tx);
      const row = await faq.find(locale, query.entry);
      if (row === undefined) return refuse(404, 'not_found', { message: 'faq.notFound' });
      const { slug, category, title, body } = row;
      return { status: 200, body: { id: slug, category, title, body, helpful: await faq.rating(account.userId, slug) } };
    }),
});
