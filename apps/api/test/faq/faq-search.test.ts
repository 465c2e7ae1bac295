import { languageFacts } from '@portico/contract/languages';
import { isFullRun } from '@portico/test-depth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../src/platform/database/database.ts';
import { faqRepository } from '../../src/modules/faq/faq.repository.ts';
import { success } from '../contract-client.ts';
import { indexesOf, nodesOf, planOf } from '../database/query-plan.ts';
import { startTestApi, type TestApi, type TestDatabase } from '../test-api.ts';

/** Per language: a word in another inflection than in the bundled entries, a prefix, and a sentence. */
const queries = {
  en: { words: 'topping balance', beginning: 'recov', sentence: 'My card was declined, how can I top up the balance' },
  ru: { words: 'пополнить баланса', beginning: 'восстанов', sentence: 'Не получается пополнить баланс картой' },
} as const;
const languages = ['en', 'ru'] as const;
const searches = languages.flatMap((language) => {
  const { words, beginning, sentence } = queries[language];
  return [
    { language, q: words, isAnyWord: false },
    { language, q: beginning, isAnyWord: false },
    { language, q: sentence, isAnyWord: true },
  ] as const;
});

describe.each<[TestDatabase, number]>([
  ['postgres', isFullRun ? 100_000 : 5_000],
  ['pglite', 5_000],
])('the search of the FAQ on %s with %d more entries', (database, many) => {
  let api: TestApi;
  let token: string;
  const found = async ({ language, q, isAnyWord }: (typeof searches)[number]) =>
    success(await api.call('listFaq', { token, language, query: { q, ...(isAnyWord ? { any: 1 as const } : {}) } })).items.map(
      ({ id }) => id,
    );
  const before = new Map<string, string[]>();
  beforeAll(async () => {
    api = await startTestApi({ database });
    ({ token } = await api.register());
    for (const search of searches) before.set(search.q, await found(search));
    await api.app.database.transaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      // Added after the bundled entries, each with a few of a thousand other words.
      for (const language of languages)
        await sql`insert into faq_entry (slug, language, category, category_title, title, body, position, search_text, search)
          select 'made/entry-' || number, ${language}, 'made', 'Made', 'Entry ' || number, words, 1000 + number, words,
            to_tsvector('simple', words) || to_tsvector(${languageFacts[language].search}::regconfig, words)
          from generate_series(1, ${many}::integer) number,
            lateral (select 'zq' || number || ' zw' || number % 997 || ' zv' || number % 991 as words) made`.execute(tx);
      await sql`analyze faq_entry`.execute(tx);
      // Moves the new rows into the index, as autovacuum does; until then, the planner considers the index expensive.
      await sql`select gin_clean_pending_list('faq_entry_search')`.execute(tx);
    });
  }, 240_000);
  afterAll(() => api.close());

  test.each(searches)('$q uses the word index and never reads every entry', async ({ language, ...search }) => {
    const plan = await api.app.database.transaction(async (tx: Transaction) => {
      // A sequential scan is just as fast for a few thousand rows, so it is disabled to see the alternative.
      if (many < 100_000) await sql`set local enable_seqscan = off`.execute(tx);
      return await planOf(tx, (asking) => faqRepository(asking).list(language, search));
    });
    expect(indexesOf(plan)).toContain('faq_entry_search');
    expect(indexesOf(plan)).not.toContain('faq_entry_in_order');
    expect(nodesOf(plan)).not.toContain('Seq Scan of faq_entry');
  });

  test.each(languages)('words that match nothing are found with the word index (%s)', async (language) => {
    const words = ['zq1', 'zzzzzzzz'];
    const { plan, unmatched } = await api.app.database.transaction(async (tx: Transaction) => {
      if (many < 100_000) await sql`set local enable_seqscan = off`.execute(tx);
      return {
        plan: await planOf(tx, (asking) => faqRepository(asking).unmatchedWords(language, words)),
        unmatched: await faqRepository(tx).unmatchedWords(language, words),
      };
    });
    expect(unmatched).toEqual(['zzzzzzzz']);
    expect(indexesOf(plan)).toContain('faq_entry_search');
    expect(nodesOf(plan)).not.toContain('Seq Scan of faq_entry');
  });

  test('finds the same as with only the bundled entries, and one of many in its language', async () => {
    for (const search of searches) {
      expect(before.get(search.q)?.length).toBeGreaterThan(0);
      expect(await found(search)).toEqual(before.get(search.q));
    }
    for (const language of languages)
      expect(await found({ language, q: `zq${many}` as never, isAnyWord: false })).toEqual([`made/entry-${many}`]);
  });
});
