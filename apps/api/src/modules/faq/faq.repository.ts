import type { Language } from '@portico/contract';
import { languageFacts } from '@portico/validation/languages';
import { sql } from 'kysely';
import { anyWordQuery, searchQuery, searchText, searchVector } from '../../database/full-text.ts';
import type { Transaction } from '../../database/database.ts';
import type { FaqSource } from './read-faq.ts';

/** All that there is, what has all the words, or what has one of them. */
type Sought = { q: string | undefined; isAnyWord: boolean };

export const faqRepository = (tx: Transaction) => ({
  list: (language: Language, { q, isAnyWord }: Sought) => {
    const readBy = languageFacts[language].search;
    const query = q === undefined ? undefined : isAnyWord ? anyWordQuery(q, readBy) : searchQuery(q, readBy);
    const found = query === null ? sql<boolean>`false` : sql<boolean>`search @@ ${query}`;
    return tx
      .selectFrom('faq_entry')
      .select(['slug', 'category', 'category_title as categoryTitle', 'title'])
      .where('language', '=', language)
      .$if(query !== undefined, (rows) => rows.where(found))
      .$if(query !== undefined && query !== null, (rows) => rows.orderBy(sql`ts_rank(search, ${query})`, 'desc'))
      .orderBy('position')
      .orderBy('slug')
      .execute();
  },

  find: (language: Language, slug: string) =>
    tx.selectFrom('faq_entry').selectAll().where('language', '=', language).where('slug', '=', slug).executeTakeFirst(),

  rating: async (userId: number, slug: string): Promise<boolean | null> => {
    const row = await tx
      .selectFrom('faq_rating')
      .select('helpful')
      .where('user_id', '=', userId)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.helpful ?? null;
  },

  async rate(userId: number, slug: string, helpful: boolean, at: Date): Promise<void> {
    await tx
      .insertInto('faq_rating')
      .values({ user_id: userId, slug, helpful, rated_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'slug']).doUpdateSet({ helpful, rated_at: at }))
      .execute();
  },

  newestChecksum: async (): Promise<string | undefined> =>
    (await tx.selectFrom('faq_version').select('checksum').orderBy('id', 'desc').limit(1).executeTakeFirst())?.checksum,

  async replace(entries: readonly FaqSource[], checksum: string, at: Date): Promise<void> {
    await tx.deleteFrom('faq_entry').execute();
    for (const { categoryTitle, ...entry } of entries) {
      const words = searchText(`${entry.title} ${entry.body}`);
      const search = searchVector(words, languageFacts[entry.language].search);
      const row = { ...entry, category_title: categoryTitle, search_text: words, search };
      await tx.insertInto('faq_entry').values(row).execute();
    }
    await tx.insertInto('faq_version').values({ checksum, applied_at: at }).execute();
  },
});
