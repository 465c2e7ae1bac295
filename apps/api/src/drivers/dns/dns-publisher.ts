import type { PublishedName } from '@portico/drivers/dns-publisher';
import type { Transaction } from '../../platform/database/database.ts';

/** A `DnsPublisher` as modules call it. It makes no network calls. */
export type DnsInTransaction = {
  publish(tx: Transaction, names: readonly PublishedName[], at: Date): Promise<void>;
};
