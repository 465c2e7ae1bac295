import { type Kysely, sql } from 'kysely';

const statements = [
  // Which languages there are is the application's to say; a row keeps the code of one.
  ...['client_user', 'invitation', 'faq_entry'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_language_check`,
    `alter table ${table} add constraint ${table}_language_check check (language ~ '^[a-z]{2}$')`,
  ]),
  // By which rules a language is searched the list says too, so the index is written with the entry.
  `alter table faq_entry alter column search drop expression`,
  `alter table faq_entry alter column search set not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
