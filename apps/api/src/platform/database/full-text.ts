import type { Language } from '@portico/contract';
import type { languageFacts } from '@portico/contract/languages';
import { sql, type AliasedRawBuilder, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** A text search configuration of PostgreSQL, as the language list names it. The Russian one applies English rules to Latin words. */
export type TextSearchLanguage = (typeof languageFacts)[Language]['search'];

const maxWords = 8;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the text to index, reduced to words, so that `edge-fra-01.acme.dev` is found by each of its parts. */
export function searchText(text: string): string {
  return wordsOf(text).join(' ');
}

/** Builds a vector of the exact words and of their stems in the language. */
export function searchVector(words: string, language: TextSearchLanguage): RawBuilder<string> {
  return sql<string>`to_tsvector('simple', ${words}::text) || to_tsvector(${language}::regconfig, ${words}::text)`;
}

/**
 * Builds a query for a `tsvector` that contains all words of a text, as another inflection or as a prefix. `owner` is a lexeme for the
 * owner, so that a search reads only that owner's part of the index. Returns null if the text has no words.
 */
export function searchQuery(text: string, language: TextSearchLanguage, owner?: string): RawBuilder<unknown> | null {
  const words = [...new Set(wordsOf(text))].slice(0, maxWords);
  if (words.length === 0) return null;
  // A word contains only letters and digits, so quoting makes it a literal lexeme.
  const terms = words.map((word) => sql`(${`'${word}':*`}::tsquery || plainto_tsquery(${language}::regconfig, ${word}))`);
  const all = owner === undefined ? terms : [sql`${`'${owner}'`}::tsquery`, ...terms];
  return sql`(${sql.join(all, sql` && `)})`;
}

/** Tables with a `search` column, where each row has one client's words. */
type SearchedTable = 'invoice' | 'ticket';

/**
 * Returns the table, or only what a client's search finds. `offset 0` is an optimization fence: without it the planner scans all rows
 * instead of using the search index.
 */
export function searched<Table extends SearchedTable>(
  table: Table,
  q: string | undefined,
  clientId: number,
): AliasedRawBuilder<Selectable<Tables[Table]>, Table> {
  if (q === undefined) return sql<Selectable<Tables[Table]>>`${sql.table(table)}`.as(table);
  const query = searchQuery(q, 'russian', `@${clientId}`);
  const found = query === null ? sql`false` : sql`search @@ ${query}`;
  return sql<Selectable<Tables[Table]>>`(select * from ${sql.table(table)} where ${found} offset 0)`.as(table);
}

/** Typed words match as prefixes from this length; shorter ones match too many words. */
const partLetters = 3;

/**
 * Builds a query for a `tsvector` that contains any words of a text, except stop words, in any inflection. The last word also matches as a
 * prefix. Returns null if the text has no words.
 */
export function anyWordQuery(text: string, language: TextSearchLanguage): RawBuilder<unknown> | null {
  const words = [...new Set(wordsOf(text))].slice(0, 2 * maxWords);
  const last = words.at(-1);
  if (last === undefined) return null;
  const terms = words.map((word) => sql`plainto_tsquery(${language}::regconfig, ${word})`);
  if (last.length >= partLetters)
    terms.push(
      sql`case when numnode(plainto_tsquery(${language}::regconfig, ${last})) > 0 then ${`'${last}':*`}::tsquery else ''::tsquery end`,
    );
  return sql`(${sql.join(terms, sql` || `)})`;
}
