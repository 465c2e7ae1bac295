import { type Kysely, sql } from 'kysely';

const statements = [
  `create table promo_code (
     id integer generated always as identity primary key,
     code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
     percent integer check (percent between 1 and 100),
     amount_cents bigint check (amount_cents > 0),
     -- Taken off the first period alone, or off every renewal, too.
     renews boolean not null,
     -- Ids of plans; null where it is for all.
     plans jsonb,
     -- The only client whose code it is; null where it is anybody's.
     client_id integer references client (id),
     max_uses integer check (max_uses > 0),
     max_uses_per_client integer check (max_uses_per_client > 0),
     uses integer not null default 0,
     -- Both days included.
     valid_from date,
     valid_until date,
     ended_at timestamptz,
     created_at timestamptz not null,
     check ((percent is null) <> (amount_cents is null)),
     check (uses >= 0 and (max_uses is null or uses <= max_uses)),
     check (valid_until >= valid_from)
   )`,
  `create table promo_code_client (
     promo_code_id integer not null references promo_code (id),
     client_id integer not null references client (id),
     uses integer not null check (uses > 0),
     primary key (promo_code_id, client_id)
   )`,
  // An order uses a code once, off however many of its lines it takes something.
  `create table promo_code_use (
     promo_code_id integer not null references promo_code (id),
     invoice_id integer not null references invoice (id),
     client_id integer not null references client (id),
     discount_cents bigint not null check (discount_cents >= 0),
     used_at timestamptz not null,
     primary key (promo_code_id, invoice_id)
   )`,

  // A discount is a line of its own, below zero; no line else is, and no invoice.
  `alter table invoice_item drop constraint invoice_item_amount_cents_check`,
  `alter table invoice_item add column kind text not null default 'service' check (kind in ('service', 'discount', 'setup')),
     add constraint invoice_item_amount_fits_kind check (case when kind = 'discount' then amount_cents < 0 else amount_cents >= 0 end)`,
  // A period of a service is billed once, and its discount is given once.
  `drop index invoice_item_of_period`,
  `create unique index invoice_item_of_period on invoice_item (service_id, period_start, kind) where period_start is not null and not is_void`,
  `alter table invoice drop constraint invoice_amount_cents_check`,
  `alter table invoice add constraint invoice_amount_not_below_zero check (amount_cents >= 0)`,

  // What a renewal costs is renewal_cents; this much more it would without its code.
  `alter table service add column renewal_discount_cents bigint not null default 0 check (renewal_discount_cents >= 0),
     add column promo_code text,
     add constraint service_discount_has_a_code check (renewal_discount_cents = 0 or promo_code is not null)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
