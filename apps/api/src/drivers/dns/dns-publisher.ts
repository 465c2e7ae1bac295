import type { Transaction } from '../../platform/database/database.ts';

/** The reverse DNS name of an address; null removes it. The address is in canonical form, the name in lower case without a trailing dot. */
export type PublishedName = { ip: string; name: string | null };

export type DnsPublisher = {
  /**
   * Publishes names in the transaction that stores them, so that both happen or neither does. Implementations make no network calls: a
   * publisher for a remote name server writes an outbox row in this transaction and sends it from a job.
   */
  publish(tx: Transaction, names: readonly PublishedName[], at: Date): Promise<void>;
};
