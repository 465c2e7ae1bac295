import { type Kysely, sql } from 'kysely';

const statements = [
  // What the provider's staff changed: who, when, why. Written in the transaction of the change, and only ever added to.
  `create table staff_log (
     id integer generated always as identity primary key,
     at timestamptz not null,
     staff text not null check (staff <> ''),
     reason text check (reason <> ''),
     operation text not null,
     client_id integer references client (id),
     subject text,
     details jsonb not null default '{}'
   )`,
  `create index staff_log_of_client on staff_log (client_id, id)`,
  `create index staff_log_of_subject on staff_log (subject, id)`,
  `create function staff_log_refuse() returns trigger language plpgsql as $$
   begin
     raise exception 'the staff log is only appended to: % is refused', tg_op using errcode = 'restrict_violation';
   end $$`,
  `do $$ begin execute format('alter function staff_log_refuse() set search_path = %I, pg_temp', current_schema()); end $$`,
  `create trigger staff_log_frozen before update or delete on staff_log for each row execute function staff_log_refuse()`,
  `create trigger staff_log_kept before truncate on staff_log for each statement execute function staff_log_refuse()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
