import { defineOperation } from '../../operations/operation.ts';
import { searchFaq } from './search-faq.ts';

export const listFaq = defineOperation('listFaq', {
  right: 'member',
  impersonator: 'allowed',
  async handle({ app, query, locale }) {
    const rows = await app.database.read((tx) => searchFaq(tx, locale, { q: query.q, isAnyWord: query.any === 1 }));
    const categories = [...new Map(rows.map(({ category, categoryTitle }) => [category, categoryTitle]))].map(([id, title]) => ({
      id,
      title,
    }));
    const items = rows.map(({ slug, category, title }) => ({ id: slug, category, title }));
    return { status: 200, body: { categories, items } };
  },
});
