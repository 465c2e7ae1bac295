import type { Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type DnsTables = {
  rdns_record: RdnsRecordTable;
  'powerdns.domains': PowerDnsDomainTable;
  'powerdns.records': PowerDnsRecordTable;
};

export type RdnsRecordTable = { ip: Frozen<string>; service_id: Frozen<number>; name: string };

/** The columns of PowerDNS's tables that we write. */
export type PowerDnsDomainTable = { id: Generated<number>; name: Frozen<string>; type: Frozen<string> };

export type PowerDnsRecordTable = {
  id: Generated<number>;
  domain_id: Frozen<number>;
  name: Frozen<string>;
  type: Frozen<string>;
  content: string;
  ttl: number;
};
