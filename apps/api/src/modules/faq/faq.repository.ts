import type { Language } from '@portico/contract';
import { languageFacts } from '@portico/contract/languages';
import { sql } from 'kysely';
import { anyWordQuery, searchQuery, searchText, searchVector } from '../../platform/database/full-text.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { maxEdits } from './correct-words.ts';
import type { FaqSource } from './read-faq.ts';

/** More words than any real FAQ has with the same two first letters. */
const maxNeighbours = 5000;

/** Without `q`, all entries; otherwise entries with all its words or, with `isAnyWord`, at least one. */
type FaqSearch = { q: string | undefined; isAnyWord: boolean };

export const faqRepository = (tx: Transaction) => ({
  list: (language: Language, { q, isAnyWord }: FaqSearch) => {
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

  /** Returns the words that occur in no entry in any inflection, except stop words. */
  async unmatchedWords(language: Language, words: readonly string[]): Promise<string[]> {
    const query = sql`plainto_tsquery(${languageFacts[language].search}::regconfig, word)`;
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${words}::text[]) as word
      where numnode(${query}) > 0
        and not exists (select from faq_entry where language = ${language} and search @@ ${query})`.execute(tx);
    return rows.map((row) => row.word);
  },

  /** Returns candidates for a mistyped word: words that are long enough and start with one of its first two letters. */
  async neighboursOf(language: Language, word: string): Promise<string[]> {
    const [first = '', second = ''] = word;
    const rows = await tx
      .selectFrom('faq_word')
      .select('word')
      .where('language', '=', language)
      .where(sql<string>`left(word, 1)`, 'in', [first, second])
      .where(sql<number>`length(word)`, '>=', word.length - maxEdits(word))
      .orderBy(sql`length(word)`)
      .orderBy('word')
      .limit(maxNeighbours)
      .execute();
    return rows.map((row) => row.word);
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
    await tx.deleteFrom('faq_word').execute();
    for (const { categoryTitle, ...entry } of entries) {
      const [title, body] = [searchText(entry.title), searchText(entry.body)];
      const readBy = languageFacts[entry.language].search;
      // A match in the title ranks above one in the body.
      const search = sql<string>`setweight(${searchVector(title, readBy)}, 'A') || ${searchVector(body, readBy)}`;
      const row = { ...entry, category_title: categoryTitle, search_text: `${title} ${body}`, search };
      await tx.insertInto('faq_entry').values(row).execute();
    }
    await sql`insert into faq_word (language, word)
      select distinct language, word from faq_entry cross join lateral regexp_split_to_table(search_text, ' ') as word
      where length(word) between 4 and 40`.execute(tx);
    await tx.insertInto('faq_version').values({ checksum, applied_at: at }).execute();
  },
});
