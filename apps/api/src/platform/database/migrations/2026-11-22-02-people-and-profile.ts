import { type Kysely, sql } from 'kysely';

const roles = ['services', 'billing', 'support', 'people'];
const roleColumn = (area: string, standard: string) =>
  `role_${area} text not null${standard} check (role_${area} in ('none', 'read', 'write'))`;

const statements = [
  `alter table client
     add column company_name text,
     add column address text,
     add column city text,
     add column state text,
     add column zip_code text,
     add column phone text,
     add column telegram_id text check (telegram_id ~ '^[0-9]+$'),
     add column vat_id text,
     add column auto_pay_from_balance boolean not null default false,
     add column auto_pay_from_card boolean not null default false,
     add column split_invoice boolean not null default false`,

  // By default a user may do everything but people. Who is removed stays as a row, for what was done in that name, and gives the e-mail free.
  `alter table client_user
     ${roles.map((area) => `add column ${roleColumn(area, area === 'people' ? " default 'none'" : " default 'write'")}`).join(', ')},
     add column notify_email boolean not null default true,
     add column notify_general boolean not null default true,
     add column notify_invoices_and_billing boolean not null default true,
     add column notify_product_updates boolean not null default false,
     add column notify_support_tickets boolean not null default true,
     add column notify_telegram boolean not null default false,
     add column removed_at timestamptz,
     add constraint client_user_main_stays check (not (is_main and removed_at is not null))`,

  // The token's digest is null until the mail is sent, which makes it.
  `create table invitation (
     id integer generated always as identity primary key,
     client_id integer not null references client (id),
     invited_by integer not null references client_user (id),
     email text not null,
     email_key text not null,
     first_name text,
     language text not null check (language in ('en', 'ru')),
     ${roles.map((area) => roleColumn(area, '')).join(', ')},
     token_hash text unique,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     accepted_at timestamptz,
     cancelled_at timestamptz
   )`,
  // A new invitation takes the place of the one that is open.
  `create unique index invitation_open on invitation (client_id, email_key) where accepted_at is null and cancelled_at is null`,
  `create index invitation_age on invitation (expires_at)`,

  `create table impersonation (
     id uuid primary key,
     client_id integer not null references client (id),
     user_id integer not null references client_user (id),
     operator text not null,
     reason text not null check (reason <> ''),
     can_write boolean not null,
     code_hash text not null unique,
     code_expires_at timestamptz not null,
     created_at timestamptz not null,
     started_at timestamptz,
     until timestamptz,
     ended_at timestamptz,
     check ((started_at is null) = (until is null))
   )`,
  `create index impersonation_of_client on impersonation (client_id, started_at desc, id) where started_at is not null`,
  `create table impersonated_request (
     id bigint generated always as identity primary key,
     impersonation_id uuid not null references impersonation (id),
     operation text not null,
     is_allowed boolean not null,
     at timestamptz not null
   )`,
  `create index impersonated_request_of on impersonated_request (impersonation_id, id desc)`,
  `alter table session add column impersonation_id uuid references impersonation (id)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
