import { type Kysely, sql } from 'kysely';

const statements = [
  // What is known of a card: never its number. The token is the gateway's, and gone once the gateway has forgotten the card.
  `create table payment_card (
     id uuid primary key,
     client_id integer not null references client (id),
     method_id integer not null,
     token text,
     brand text not null,
     last_four text not null check (last_four ~ '^[0-9]{4}$'),
     expiry_month smallint not null check (expiry_month between 1 and 12),
     expiry_year smallint not null,
     name text,
     is_default boolean not null default false,
     created_at timestamptz not null,
     removed_at timestamptz,
     check (token is not null or removed_at is not null),
     check (not is_default or removed_at is null),
     unique (method_id, token)
   )`,
  `create unique index payment_card_default on payment_card (client_id) where is_default`,
  `create index payment_card_of_client on payment_card (client_id, created_at, id) where removed_at is null`,

  `alter table payment
     add column card_id uuid references payment_card (id),
     add column keeps_card boolean not null default false,
     add column decline_reason text check (decline_reason in ('declined', 'insufficient_funds', 'expired_card', 'authentication_required'))`,
  // A card is added without a payment: no money moves, the rest is alike.
  `alter table payment drop constraint payment_purpose_check`,
  `alter table payment drop constraint payment_amount_cents_check`,
  `alter table payment add constraint payment_purpose_check check (purpose in ('invoice', 'topup', 'card'))`,
  `alter table payment add constraint payment_amount_cents_check check (amount_cents >= 0 and (amount_cents = 0) = (purpose = 'card'))`,
  `create unique index payment_open_of_card on payment (client_id, method_id) where status = 'pending' and purpose = 'card'`,

  // The sandbox's own: what it knows of a card is how it behaves.
  `create table sandbox_card (
     token text primary key,
     brand text not null,
     last_four text not null,
     expiry_month smallint not null,
     expiry_year smallint not null,
     behaviour text not null,
     is_kept boolean not null default false,
     created_at timestamptz not null
   )`,
  `alter table sandbox_checkout
     add column takes text not null default 'decision' check (takes in ('decision', 'card')),
     add column keeps_card boolean not null default false,
     add column card_token text references sandbox_card (token) on delete set null,
     add column wants_kept boolean not null default false,
     add column off_session boolean not null default false,
     add column decline_reason text`,
  `alter table sandbox_checkout drop constraint sandbox_checkout_amount_cents_check`,
  `alter table sandbox_checkout add constraint sandbox_checkout_amount_cents_check
     check (amount_cents > 0 or (amount_cents = 0 and takes = 'card' and keeps_card))`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
