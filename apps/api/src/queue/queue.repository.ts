import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Jobs that a process has taken and not finished, in pg-boss's own table. */
export async function jobsUnderWay(tx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from pgboss.job where state = 'active'`.execute(tx);
  return rows;
}
