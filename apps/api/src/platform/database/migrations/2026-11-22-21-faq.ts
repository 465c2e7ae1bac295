import { type Kysely, sql } from 'kysely';

const statements = [
  `create table faq_version (
     id integer generated always as identity primary key,
     checksum text not null,
     applied_at timestamptz not null
   )`,
  `create table faq_entry (
     slug text not null,
     language text not null check (language in ('en', 'ru')),
     category text not null,
     category_title text not null,
     title text not null,
     body text not null,
     position integer not null,
     search_text text not null,
     search tsvector generated always as (
       to_tsvector('simple', search_text)
         || case language when 'ru' then to_tsvector('russian', search_text) else to_tsvector('english', search_text) end
     ) stored,
     primary key (slug, language)
   )`,
  `create index faq_entry_in_order on faq_entry (language, position, slug)`,
  `create index faq_entry_search on faq_entry using gin (search)`,
  // By slug alone: an entry that is rewritten keeps what was said of it.
  `create table faq_rating (
     user_id integer not null references client_user (id),
     slug text not null,
     helpful boolean not null,
     rated_at timestamptz not null,
     primary key (user_id, slug)
   )`,
  `create index faq_rating_of_entry on faq_rating (slug)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
