import { type Kysely, sql } from 'kysely';
import { schemas } from '../schemas.ts';

/** The tables that PowerDNS's generic SQL backend reads (schema.pgsql.sql of version 5.0), in a schema of their own. */
const powerdns = [
  `create schema ${schemas.powerDns}`,
  `create table powerdns.domains (
     id serial primary key,
     name varchar(255) not null,
     master varchar(128),
     last_check int,
     type text not null,
     notified_serial bigint,
     account varchar(40),
     options text,
     catalog text,
     constraint c_lowercase_name check (name::text = lower(name::text))
   )`,
  `create unique index name_index on powerdns.domains (name)`,
  `create index catalog_idx on powerdns.domains (catalog)`,
  `create table powerdns.records (
     id bigserial primary key,
     domain_id int references powerdns.domains (id) on delete cascade,
     name varchar(255),
     type varchar(10),
     content varchar(65535),
     ttl int,
     prio int,
     disabled bool default false,
     ordername varchar(255),
     auth bool default true,
     constraint c_lowercase_name check (name::text = lower(name::text))
   )`,
  `create index rec_name_index on powerdns.records (name)`,
  `create index nametype_index on powerdns.records (name, type)`,
  `create index domain_id on powerdns.records (domain_id)`,
  `create index recordorder on powerdns.records (domain_id, ordername text_pattern_ops)`,
  `create table powerdns.supermasters (
     ip inet not null,
     nameserver varchar(255) not null,
     account varchar(40) not null,
     primary key (ip, nameserver)
   )`,
  `create table powerdns.comments (
     id serial primary key,
     domain_id int not null references powerdns.domains (id) on delete cascade,
     name varchar(255) not null,
     type varchar(10) not null,
     modified_at int not null,
     account varchar(40),
     comment varchar(65535) not null,
     constraint c_lowercase_name check (name::text = lower(name::text))
   )`,
  `create index comments_domain_id_idx on powerdns.comments (domain_id)`,
  `create index comments_name_type_idx on powerdns.comments (name, type)`,
  `create index comments_order_idx on powerdns.comments (domain_id, modified_at)`,
  `create table powerdns.domainmetadata (
     id serial primary key,
     domain_id int references powerdns.domains (id) on delete cascade,
     kind varchar(32),
     content text
   )`,
  `create index domainidmetaindex on powerdns.domainmetadata (domain_id)`,
  `create table powerdns.cryptokeys (
     id serial primary key,
     domain_id int references powerdns.domains (id) on delete cascade,
     flags int not null,
     active bool,
     published bool default true,
     content text
   )`,
  `create index domainidindex on powerdns.cryptokeys (domain_id)`,
  `create table powerdns.tsigkeys (
     id serial primary key,
     name varchar(255),
     algorithm varchar(50),
     secret varchar(255),
     constraint c_lowercase_name check (name::text = lower(name::text))
   )`,
  `create unique index namealgoindex on powerdns.tsigkeys (name, algorithm)`,
];

const reverseNames = [
  // Names go with their service, so an address that has one belongs to a living service.
  `create table rdns_record (
     ip text primary key,
     service_id integer not null references service (id),
     name text not null check (name = lower(name) and length(name) between 3 and 253)
   )`,
  `create index rdns_record_of_service on rdns_record (service_id)`,
];

/** Whole numbers only, so that sums are the same in whatever order samples come. */
const figures = `in_bytes bigint not null check (in_bytes >= 0),
     out_bytes bigint not null check (out_bytes >= 0),
     cpu_tenths bigint not null check (cpu_tenths >= 0),
     seconds bigint not null check (seconds >= 0)`;

const metrics = [
  // How far the figures of a service have been read, and what it was like then.
  `create table service_metrics (
     service_id integer primary key references service (id),
     read_until timestamptz not null,
     due_at timestamptz not null,
     booked_until date not null,
     cpu_percent double precision,
     memory_percent double precision,
     disk_percent double precision,
     uptime_seconds integer
   )`,
  `create index service_metrics_due on service_metrics (due_at)`,
  `create table service_traffic_hour (
     service_id integer not null references service (id),
     hour timestamptz not null,
     ${figures},
     primary key (service_id, hour)
   )`,
  `create table service_traffic_day (
     service_id integer not null references service (id),
     day date not null,
     ${figures},
     primary key (service_id, day)
   )`,
  `create index service_traffic_day_of_day on service_traffic_day using brin (day)`,
  `insert into service_metrics (service_id, read_until, due_at, booked_until)
     select id, date_trunc('second', now()), now(), (now() at time zone 'UTC')::date from service where status in ('active', 'suspended')`,
];

const pool = [
  `alter table traffic_movement
     add column reason text not null default 'usage' check (reason in ('usage', 'assigned', 'granted')),
     add column hostname text`,
  `update traffic_movement set reason = 'granted' where type = 'topup'`,
  `update traffic_movement set hostname = service.hostname from service where service.id = traffic_movement.service_id`,
  `alter table traffic_movement
     alter column reason drop default,
     add constraint traffic_movement_reason_fits check ((reason = 'granted') = (type = 'topup')),
     add constraint traffic_movement_service_fits check ((reason = 'granted') = (service_id is null))`,
  `create index traffic_movement_of_client_by_type on traffic_movement (client_id, type, created_at desc, id desc)`,
  `create index traffic_movement_of_service on traffic_movement (service_id, created_at desc, id desc)`,

  // What is left is never below zero: the database sees to it, whoever forgets.
  `create table traffic_pool (
     client_id integer primary key references client (id),
     topup_bytes bigint not null default 0 check (topup_bytes between 0 and 9007199254740991),
     charged_bytes bigint not null default 0 check (charged_bytes >= 0),
     constraint traffic_pool_covers check (charged_bytes <= topup_bytes)
   )`,
  `create table traffic_pool_day (
     client_id integer not null references client (id),
     day date not null,
     topup_bytes bigint not null default 0,
     charged_bytes bigint not null default 0,
     primary key (client_id, day)
   )`,
  // Older movements may have charged more than there was: the difference is granted, so that sums are those of the movements.
  `insert into traffic_movement (client_id, bytes, type, reason, created_at)
     select client_id, sum(case type when 'charge' then bytes else -bytes end), 'topup', 'granted', min(created_at)
     from traffic_movement group by client_id having sum(case type when 'charge' then bytes else -bytes end) > 0`,
  `insert into traffic_pool (client_id, topup_bytes, charged_bytes)
     select client_id, coalesce(sum(bytes) filter (where type = 'topup'), 0), coalesce(sum(bytes) filter (where type = 'charge'), 0)
     from traffic_movement group by client_id`,
  `insert into traffic_pool_day (client_id, day, topup_bytes, charged_bytes)
     select client_id, (created_at at time zone 'UTC')::date,
       coalesce(sum(bytes) filter (where type = 'topup'), 0), coalesce(sum(bytes) filter (where type = 'charge'), 0)
     from traffic_movement group by 1, 2`,

  // A movement moves the pool and its day, and stands for ever.
  `create function traffic_movement_moves_pool() returns trigger language plpgsql as $$
   declare
     topup bigint := case new.type when 'topup' then new.bytes else 0 end;
     charged bigint := case new.type when 'charge' then new.bytes else 0 end;
   begin
     insert into traffic_pool (client_id) values (new.client_id) on conflict do nothing;
     update traffic_pool set topup_bytes = topup_bytes + topup, charged_bytes = charged_bytes + charged where client_id = new.client_id;
     insert into traffic_pool_day (client_id, day, topup_bytes, charged_bytes)
       values (new.client_id, (new.created_at at time zone 'UTC')::date, topup, charged)
       on conflict (client_id, day) do update set
         topup_bytes = traffic_pool_day.topup_bytes + excluded.topup_bytes,
         charged_bytes = traffic_pool_day.charged_bytes + excluded.charged_bytes;
     return null;
   end $$`,
  `create trigger traffic_movement_moves_pool after insert on traffic_movement for each row execute function traffic_movement_moves_pool()`,
  `create function traffic_movement_stands() returns trigger language plpgsql as $$
   begin
     raise exception 'traffic movement % stands', old.id using errcode = 'restrict_violation';
   end $$`,
  `create trigger traffic_movement_stands before update or delete on traffic_movement for each row execute function traffic_movement_stands()`,

  // What a service used beyond its allowance on a day, once; the pool may have had less than that.
  `create table traffic_usage (
     service_id integer not null references service (id),
     day date not null,
     over_bytes bigint not null check (over_bytes > 0),
     charged_bytes bigint not null check (charged_bytes between 0 and over_bytes),
     movement_id integer unique references traffic_movement (id),
     primary key (service_id, day),
     check ((charged_bytes = 0) = (movement_id is null))
   )`,
];

const cancellation = [
  `create index service_cancelled on service (cancel_ends_on) where cancel_requested_at is not null and status in ('active', 'suspended')`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...powerdns, ...reverseNames, ...metrics, ...pool, ...cancellation]) await sql.raw(statement).execute(db);
};
