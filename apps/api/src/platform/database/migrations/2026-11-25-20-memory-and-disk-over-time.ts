import { type Kysely, sql } from 'kysely';

// What was measured before this has no memory and disk: `usage_seconds` is zero there.
const figures = `add column memory_tenths bigint not null default 0 check (memory_tenths >= 0),
     add column disk_tenths bigint not null default 0 check (disk_tenths >= 0),
     add column usage_seconds bigint not null default 0 check (usage_seconds >= 0)`;

const statements = [`alter table service_traffic_hour ${figures}`, `alter table service_traffic_day ${figures}`];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
