import { type Kysely, sql } from 'kysely';

const statements = [
  // When what was begun at a gateway is over, and how far it came there: "open" as long as no money was taken.
  `alter table payment
     add column expires_at timestamptz,
     add column checkout_status text check (checkout_status in ('open', 'processing'))`,
  `update payment set expires_at = created_at + interval '24 hours', checkout_status = 'open' where status = 'pending'`,

  `alter table sandbox_checkout add column expires_at timestamptz`,
  `update sandbox_checkout set expires_at = created_at + interval '24 hours'`,
  `alter table sandbox_checkout alter column expires_at set not null`,
  `alter table sandbox_checkout drop constraint sandbox_checkout_status_check`,
  `alter table sandbox_checkout add constraint sandbox_checkout_status_check
     check (status in ('open', 'processing', 'paid', 'declined', 'cancelled'))`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
