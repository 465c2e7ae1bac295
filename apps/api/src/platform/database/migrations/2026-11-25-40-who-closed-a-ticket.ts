import { type Kysely, sql } from 'kysely';

// Who closed a ticket before this is not known.
const statements = [
  `alter table ticket
     add column closed_by text check (closed_by in ('client', 'operator')),
     add column closed_by_name text,
     add constraint ticket_closer_has_a_name check ((closed_by is null) = (closed_by_name is null)),
     add constraint ticket_closer_of_a_closed_one check (closed_by is null or status = 'closed')`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
