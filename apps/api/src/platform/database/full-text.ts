import type { Language } from '@portico/contract';
import type { languageFacts } from '@portico/validation/languages';
import { sql, type AliasedRawBuilder, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** A configuration of PostgreSQL's own, as the list of languages names them. The Russian one reads Latin words by the rules of English. */
export type TextSearchLanguage = (typeof languageFacts)[Language]['search'];

const maxWords = 8;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What an index is made of: words and nothing else, so that `edge-fra-01.acme.dev` is found by each of its parts. */
export function searchText(text: string): string {
  return wordsOf(text).join(' ');
}

/** The words of a text as they stand, and by the rules of its language. */
export function searchVector(words: string, language: TextSearchLanguage): RawBuilder<string> {
  return sql<string>`to_tsvector('simple', ${words}::text) || to_tsvector(${language}::regconfig, ${words}::text)`;
}

/**
 * What matches a `tsvector` that has all the words of a text, in another form of the word or by its beginning. `owner` is a lexeme of whose it
 * is, so that one search reads one owner's part of the index. Null where the text has no word: nothing matches that.
 */
export function searchQuery(text: string, language: TextSearchLanguage, owner?: string): RawBuilder<unknown> | null {
  const words = [...new Set(wordsOf(text))].slice(0, maxWords);
  if (words.length === 0) return null;
  // A word is letters and digits alone: within quotes it is a lexeme as it stands.
  const terms = words.map((word) => sql`(${`'${word}':*`}::tsquery || plainto_tsquery(${language}::regconfig, ${word}))`);
  const all = owner === undefined ? terms : [sql`${`'${owner}'`}::tsquery`, ...terms];
  return sql`(${sql.join(all, sql` && `)})`;
}

/** Tables whose rows have the words of one client in a column of their own, `search`. */
type SearchedTable = 'invoice' | 'ticket';

/**
 * A table to read from, or what of it a client's search finds. That comes from the index of words alone: the planner takes `offset 0` as a
 * fence, and would rather walk through all rows.
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

/** What is being typed may be a part of a word from so many letters on: fewer begin half of all words. */
const partLetters = 3;

/** What matches a `tsvector` that has any of the words of a text but those that are in every text, in another form; of the last one its beginning is enough. */
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
