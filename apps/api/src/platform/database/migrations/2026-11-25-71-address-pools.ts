import { type Kysely, sql } from 'kysely';

const statements = [
  `create type inet_range as range (subtype = inet)`,
  // An IPv4 range, or an IPv6 prefix from its first to its last /64.
  `create table address_pool (
     id integer generated always as identity primary key,
     name text not null unique,
     driver text,
     country text,
     first_ip inet not null,
     last_ip inet not null,
     prefix_length smallint not null,
     gateway text not null,
     bridge text,
     vlan integer check (vlan between 1 and 4094),
     created_at timestamptz not null,
     check (first_ip <= last_ip and family(first_ip) = family(last_ip)),
     constraint address_pool_overlaps exclude using gist (inet_range(first_ip, last_ip, '[]') with &&)
   )`,
  // Existing services keep their addresses, which belong to no pool.
  `alter table service_address add column pool_id integer references address_pool (id) on delete set null`,
  `create index service_address_by_ip on service_address ((ip::inet))`,
  `create table service_prefix (
     service_id integer primary key references service (id),
     prefix text not null,
     gateway text not null,
     pool_id integer references address_pool (id) on delete set null,
     released_at timestamptz
   )`,
  `create unique index service_prefix_living on service_prefix (prefix) where released_at is null`,
  `create index service_prefix_by_prefix on service_prefix ((prefix::inet))`,
  `insert into service_prefix (service_id, prefix, gateway, released_at)
     select id, ipv6_prefix, coalesce(ipv6_gateway, 'fe80::1'), case when status = 'delete' then coalesce(server_released_at, created_at) end
     from service where ipv6_prefix is not null`,
  `alter table service add column mac text unique`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
