import { type Kysely, sql } from 'kysely';

const statements = [
  // Why the driver can't create the server at the moment. The service stays in preparation, and the request is repeated.
  `alter table service
     add column setup_failure text,
     add column setup_failed_at timestamptz,
     add constraint service_setup_fails check ((setup_failure is null) = (setup_failed_at is null))`,
  // Rises with each action of a service, because its row is locked while one is added.
  `alter table service_action add column fence bigint generated always as identity`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
