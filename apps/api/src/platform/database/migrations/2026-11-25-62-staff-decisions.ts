import { type Kysely, sql } from 'kysely';

const statements = [
  // Paying an invoice resumes a service that was suspended for it, but not one that staff suspended; nor is that deleted by a schedule.
  `alter table service add column suspended_by_staff boolean not null default false`,
  `alter table service add constraint service_staff_suspends check (not suspended_by_staff or status in ('suspended', 'delete'))`,
  `alter table client add column closed_at timestamptz`,
  // A client has a main user as long as it is open.
  `alter table client_user drop constraint client_user_main_stays`,
  `create function client_user_main_stays() returns trigger language plpgsql as $$
   begin
     if new.is_main and new.removed_at is not null and not exists (select 1 from client where id = new.client_id and closed_at is not null) then
       raise exception 'client % is open, so its main user stays', new.client_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `do $$ begin execute format('alter function client_user_main_stays() set search_path = %I, pg_temp', current_schema()); end $$`,
  `create trigger client_user_main_stays after insert or update on client_user for each row execute function client_user_main_stays()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
