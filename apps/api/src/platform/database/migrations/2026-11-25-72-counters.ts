import { type Kysely, sql } from 'kysely';

const statements = [
  // The last counters of a server, as its driver reported them. Null until the first report of a server that was measured otherwise before.
  `alter table service_metrics add column counters jsonb`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
