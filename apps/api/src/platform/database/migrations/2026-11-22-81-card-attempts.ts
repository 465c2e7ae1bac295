import { type Kysely, sql } from 'kysely';

const statements = [
  // Which try of automatic payment it is. The database takes each once for an invoice, whoever makes it.
  `alter table payment
     add column attempt smallint check (attempt >= 1),
     add constraint payment_attempt_has_card check (attempt is null or (card_id is not null and invoice_id is not null))`,
  `create unique index payment_attempt on payment (invoice_id, attempt) where attempt is not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
