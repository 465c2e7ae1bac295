import type { Transaction } from '../../platform/database/database.ts';

/** The name of an address from now on; null: none. The address is in canonical form, the name in lower case without the dot at its end. */
export type PublishedName = { ip: string; name: string | null };

export type DnsPublisher = {
  /**
   * Publishes names in the transaction in which they are kept, so that both are true or neither is. No network call belongs in it: a publisher whose name
   * server is elsewhere writes down what is to be told there, in the same transaction, and a job tells it.
   */
  publish(tx: Transaction, names: readonly PublishedName[], at: Date): Promise<void>;
};
