import { type Kysely, sql } from 'kysely';

const statements = [
  `create table ticket (
     id integer generated always as identity primary key,
     client_id integer not null references client (id),
     subject text not null,
     department text not null check (department in ('finance', 'support')),
     status text not null check (status in ('open', 'customer-reply', 'admin-reply', 'closed')),
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create index ticket_of_client on ticket (client_id, updated_at desc, id desc)`,
  `create index ticket_of_client_by_status on ticket (client_id, status, updated_at desc, id desc)`,
  `create table ticket_message (
     id integer generated always as identity primary key,
     ticket_id integer not null references ticket (id),
     author text not null check (author in ('client', 'operator')),
     author_name text not null,
     body text not null,
     created_at timestamptz not null
   )`,
  `create index ticket_message_of_ticket on ticket_message (ticket_id, id)`,

  `create table traffic_movement (
     id integer generated always as identity primary key,
     client_id integer not null references client (id),
     service_id integer references service (id),
     ip text,
     bytes bigint not null check (bytes > 0),
     type text not null check (type in ('charge', 'topup')),
     created_at timestamptz not null
   )`,
  `create index traffic_movement_of_client on traffic_movement (client_id, created_at desc, id desc)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
