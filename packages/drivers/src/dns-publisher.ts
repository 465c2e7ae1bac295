import type { Kysely } from 'kysely';

/** The reverse DNS name of an address; null removes it. The address is in canonical form, the name in lower case without a trailing dot. */
export type PublishedName = {
  ip: string;
  name: string | null;
  /** The reverse zone of the address's pool, if it names one. */
  zone?: string;
};

export type DnsPublisher = {
  /**
   * Publishes names in the transaction that stores them, so that both happen or neither does. Make no network calls in it: enqueue a job,
   * or write rows for one, and send them from there.
   */
  publish: <Tables>(tx: Kysely<Tables>, names: readonly PublishedName[], at: Date) => Promise<void>;
};
