import { type Kysely, sql } from 'kysely';

/* The simulation creates its tables itself, where it is used. Earlier versions created them in every database. */
const used = sql<{ found: boolean }>`
  select exists (select from test_clock where is_demo)
    or exists (select from sandbox_checkout)
    or exists (select from sandbox_card)
    or exists (select from simulated_server)
    or exists (select from simulated_address)
    or exists (select from simulated_operation) as found`;

const tables = [
  'sandbox_refund',
  'sandbox_checkout',
  'sandbox_card',
  'simulated_power_change',
  'simulated_operation',
  'simulated_address',
  'simulated_server',
  'simulated_address_counter',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await used.execute(db);
  if (rows[0]?.found === false) await sql.raw(`drop table ${tables.join(', ')}`).execute(db);
};
