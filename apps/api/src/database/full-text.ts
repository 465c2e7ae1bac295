import { sql, type RawBuilder } from 'kysely';

/** PostgreSQL's own. The Russian one reads Latin words by the rules of English. */
export type TextSearchLanguage = 'english' | 'russian';

const mostWords = 8;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What an index is made of: words and nothing else, so that `edge-fra-01.acme.dev` is found by each of its parts. */
export function searchText(text: string): string {
  return wordsOf(text).join(' ');
}

/**
 * What matches a `tsvector` that has all the words of a text, in another form of the word or by its beginning. `owner` is a lexeme of whose it
 * is, so that one search reads one owner's part of the index. Null where the text has no word: nothing matches that.
 */
export function searchQuery(text: string, language: TextSearchLanguage, owner?: string): RawBuilder<unknown> | null {
  const words = [...new Set(wordsOf(text))].slice(0, mostWords);
  if (words.length === 0) return null;
  // A word is letters and digits alone: within quotes it is a lexeme as it stands.
  const terms = words.map((word) => sql`(${`'${word}':*`}::tsquery || plainto_tsquery(${language}::regconfig, ${word}))`);
  const all = owner === undefined ? terms : [sql`${`'${owner}'`}::tsquery`, ...terms];
  return sql`(${sql.join(all, sql` && `)})`;
}
