import type { Generated, GeneratedAlways } from 'kysely';
import type { Frozen } from './columns.ts';

export type AddressTables = { address_pool: AddressPoolTable; service_prefix: ServicePrefixTable };

/** An IPv4 range, or an IPv6 prefix from its first to its last /64. No two overlap. */
export type AddressPoolTable = {
  id: GeneratedAlways<number>;
  name: Frozen<string>;
  /** Null for servers of every driver. */
  driver: Frozen<string | null>;
  /** Null for servers in every country. */
  country: Frozen<string | null>;
  first_ip: Frozen<string>;
  last_ip: Frozen<string>;
  /** The length that servers configure. */
  prefix_length: Frozen<number>;
  gateway: Frozen<string>;
  bridge: Frozen<string | null>;
  vlan: Frozen<number | null>;
  /** Null for a zone by the address itself. */
  reverse_zone: Frozen<string | null>;
  created_at: Frozen<Date>;
};

/** IPv6 networks. The current one is also `service.ipv6_prefix`. */
export type ServicePrefixTable = {
  service_id: Frozen<number>;
  prefix: Frozen<string>;
  gateway: Frozen<string>;
  /** Null if it was assigned before there were pools, or its pool was removed. */
  pool_id: Generated<number | null>;
  released_at: Generated<Date | null>;
};
