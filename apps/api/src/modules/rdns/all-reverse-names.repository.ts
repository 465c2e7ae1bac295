import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { NamedAddress } from './rdns.repository.ts';

/** The reverse DNS names of all clients. */
export const allReverseNamesRepository = (tx: Transaction) => ({
  /** Ordered by address, so that names of a zone follow each other. */
  list: (): Promise<NamedAddress[]> =>
    tx
      .selectFrom('rdns_record')
      .select(['ip', 'name'])
      .orderBy(sql`ip::inet`)
      .execute(),
});
