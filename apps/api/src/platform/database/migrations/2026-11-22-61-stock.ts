import { type Kysely, sql } from 'kysely';

const statements = [
  // How many of a tariff are taken: counted for each order where its stock is limited.
  `create index service_living_by_tariff on service (tariff) where status <> 'delete'`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
