import { type Kysely, sql } from 'kysely';

/** Numbers that a restore left out, because documents mailed since the backup have them. Without one, each series has no gaps. */
const statements = ['invoice_counter', 'credit_note_counter'].map(
  (counter) => `alter table ${counter} add column skipped integer not null default 0 check (skipped >= 0)`,
);

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
