import { type Kysely, sql } from 'kysely';

/** The plan of a service as the newest catalogue has it; a tariff is a plan in a country. */
const soldPlan = `from (select document from catalogue_version order by id desc limit 1) sold,
       jsonb_array_elements(sold.document -> 'plans') plan
     where (plan ->> 'id') || '-' || lower(service.country) = service.tariff`;

/** What was chosen of an option, with its words. */
const chosen = (option: string) => `(
     select jsonb_build_object('id', choice -> 'value', 'label', choice -> 'label')
     from (select document from catalogue_version order by id desc limit 1) sold,
       jsonb_array_elements(sold.document -> 'plans') plan,
       jsonb_each(sold.document -> 'options') offered (name, definition),
       jsonb_array_elements(definition -> 'choices') choice
     where (plan ->> 'id') || '-' || lower(service.country) = service.tariff
       and plan -> 'options' @> to_jsonb(name)
       and coalesce(definition ->> 'id', name) = '${option}'
       and choice ->> 'value' = service.configoptions ->> '${option}'
     limit 1)`;

const statements = [
  // An address belongs to one living service; who is deleted gives it back.
  `alter table service drop constraint service_ip_key`,
  `create unique index service_ip_living on service (ip) where status <> 'delete'`,
  `alter table service
     add column power text check (power in ('running', 'stopped')),
     add column vnc_address text,
     add column vnc_password text,
     add column root_password text,
     add column ssh_key text,
     add column os jsonb,
     add column raid jsonb,
     add column iso jsonb,
     add column specs jsonb,
     add column ipv6_prefix text,
     add column ipv6_gateway text,
     add column server_released_at timestamptz,
     add column cancel_requested_at timestamptz,
     add column cancel_reason text,
     add column cancel_ends_on date,
     add column traffic_included_bytes bigint check (traffic_included_bytes >= 0),
     add constraint service_cancellation_is_whole check (
       (cancel_requested_at is null) = (cancel_reason is null) and (cancel_requested_at is null) = (cancel_ends_on is null))`,
  `create unique index service_ipv6_living on service (ipv6_prefix) where status <> 'delete'`,
  `create index service_not_released on service (id) where status = 'delete' and server_released_at is null`,
  `update service set power = 'running' where status = 'active'`,
  `update service set power = 'stopped' where status = 'suspended'`,
  `update service set specs = (
     select jsonb_build_object('cpu', plan -> 'cpu', 'memory', plan -> 'memory', 'storage', plan -> 'storage') ${soldPlan} limit 1)`,
  `update service set os = ${chosen('os')}, raid = ${chosen('raid')}, iso = ${chosen('iso')}`,

  // The first is the main address, which is service.ip as well: lists and their search read that.
  `create table service_address (
     service_id integer not null references service (id),
     position integer not null check (position >= 1),
     ip text not null,
     gateway text not null,
     prefix_length integer not null check (prefix_length between 8 and 32),
     released_at timestamptz,
     primary key (service_id, position)
   )`,
  `create unique index service_address_living on service_address (ip) where released_at is null`,
  `insert into service_address (service_id, position, ip, gateway, prefix_length, released_at)
     select id, 1, ip, regexp_replace(ip, '[0-9]+$', '1'), 24, case when status = 'delete' then created_at end
     from service where ip is not null`,

  // What takes time. The secret that it sets is encrypted, and gone once it has ended for certain.
  `create table service_action (
     id uuid primary key,
     client_id integer not null references client (id),
     service_id integer not null references service (id),
     command text not null check (command in ('start', 'stop', 'restart', 'force_off', 'enable_vnc', 'disable_vnc',
       'reset_root_password', 'set_ssh_key', 'mount_iso', 'unmount_iso', 'reinstall')),
     params jsonb not null,
     secret text,
     status text not null check (status in ('running', 'success', 'error')),
     progress integer not null default 0 check (progress between 0 and 100),
     error_code text check (error_code in ('driver_failed', 'driver_timeout', 'driver_unavailable', 'interrupted')),
     begins integer not null default 0,
     started_at timestamptz not null,
     checked_at timestamptz not null,
     finished_at timestamptz,
     settled_at timestamptz,
     check ((status = 'running') = (finished_at is null)),
     check ((status = 'error') = (error_code is not null)),
     check (settled_at is null or secret is null)
   )`,
  `create unique index service_action_running on service_action (service_id) where status = 'running'`,
  `create index service_action_unsettled on service_action (checked_at) where settled_at is null`,
  `create index service_action_of_service on service_action (service_id, started_at desc)`,
  `create function service_action_ends_once() returns trigger language plpgsql as $$
   begin
     if old.status <> 'running' and (new.status, new.progress, new.error_code, new.finished_at)
       is distinct from (old.status, old.progress, old.error_code, old.finished_at) then
       raise exception 'action % has ended', old.id using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger service_action_ends_once before update on service_action for each row execute function service_action_ends_once()`,

  `create table service_activity (
     id integer generated always as identity primary key,
     service_id integer not null references service (id),
     action_id uuid unique references service_action (id),
     user_id integer not null references client_user (id),
     operator text,
     what text not null,
     outcome text not null check (outcome in ('running', 'success', 'error')),
     error_code text,
     detail jsonb,
     created_at timestamptz not null
   )`,
  `create index service_activity_of_service on service_activity (service_id, id desc)`,

  // The action as it was when the event was written.
  `alter table event add column action jsonb`,

  // The simulated data centre: servers with their state, addresses that come back, what is under way.
  `create table simulated_address (
     ip text primary key,
     service_id integer,
     position integer
   )`,
  `create index simulated_address_of_server on simulated_address (service_id, position)`,
  `insert into simulated_address (ip, service_id, position) select ipv4, service_id, 1 from simulated_server`,
  `alter table simulated_server
     drop constraint simulated_server_service_id_fkey,
     drop column ipv4,
     add column power text not null default 'running' check (power in ('running', 'stopped')),
     add column vnc_password_hash text,
     add column root_password_hash text,
     add column ssh_key text,
     add column os text,
     add column raid text,
     add column iso text`,
  `insert into simulated_server (service_id, country, requested_at, ready_at, power)
     select id, country, created_at, created_at, case when status = 'active' then 'running' else 'stopped' end
     from service where status in ('active', 'suspended') on conflict do nothing`,
  `insert into simulated_address (ip, service_id, position)
     select ip, id, 1 from service where status in ('active', 'suspended') and ip is not null on conflict do nothing`,
  `create table simulated_operation (
     operation_id uuid primary key,
     service_id integer not null,
     command jsonb not null,
     outcome text not null check (outcome in ('running', 'succeeded', 'failed')),
     reason text,
     result jsonb,
     fails boolean not null default false,
     started_at timestamptz not null,
     ends_at timestamptz
   )`,
  `create index simulated_operation_of_server on simulated_operation (service_id) where outcome = 'running'`,
  `create table simulated_power_change (
     service_id integer not null,
     at timestamptz not null,
     power text not null check (power in ('running', 'stopped'))
   )`,
  `create index simulated_power_change_of_server on simulated_power_change (service_id, at)`,

  // Lists in any order, newest first where it leaves a tie. Hostnames hardly tie: one index is read in either direction.
  `create index service_by_hostname on service (client_id, hostname, id desc)`,
  `create index service_by_status_last on service (client_id, status desc, id desc)`,
  `create index service_by_due_date on service (client_id, next_due_date, id desc)`,
  `create index service_by_due_date_last on service (client_id, next_due_date desc nulls last, id desc)`,
  `create index service_by_cost on service (client_id, renewal_cents, id desc)`,
  `create index service_by_cost_last on service (client_id, renewal_cents desc, id desc)`,
  ...['en', 'ru'].flatMap((language) => [
    `create index service_by_tariff_${language} on service (client_id, (tariff_name ->> '${language}'), id desc)`,
    `create index service_by_tariff_${language}_last on service (client_id, (tariff_name ->> '${language}') desc, id desc)`,
  ]),
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
