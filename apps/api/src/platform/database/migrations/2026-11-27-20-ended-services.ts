import { type Kysely, sql } from 'kysely';

/** Of services that were deleted before, only those whose servers still exist matter, and since when isn't known. */
const statements = [
  `alter table service add column ended_at timestamptz`,
  `update service set ended_at = now() where status = 'delete' and server_released_at is null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
