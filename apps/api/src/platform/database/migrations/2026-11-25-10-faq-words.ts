import { type Kysely, sql } from 'kysely';

const statements = [
  // Words of the FAQ as they stand, among which a mistyped one is looked for.
  `create table faq_word (
     language text not null,
     word text not null,
     primary key (language, word)
   )`,
  `create index faq_word_by_start on faq_word (language, left(word, 1), length(word))`,
  `insert into faq_word (language, word)
     select distinct language, word from faq_entry cross join lateral regexp_split_to_table(search_text, ' ') as word
     where length(word) between 4 and 40`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
