import { type Kysely, sql } from 'kysely';

const monthsOfCycle = `case billing_cycle when 'monthly' then 1 when 'quarterly' then 3 when 'semi-annually' then 6 else 12 end`;
const lastOfMonth = `extract(day from date_trunc('month', next_due_date) + interval '1 month - 1 day')`;
const activationDay = `extract(day from activated_at at time zone 'UTC')`;

const statements = [
  // The day of the month on which a service is due, however short the month before was.
  `alter table service
     add column anchor_day smallint check (anchor_day between 1 and 31),
     add column suspended_at timestamptz,
     add column resume_power text check (resume_power = 'running')`,
  `update service set anchor_day = case
       when least(${activationDay}, ${lastOfMonth}) = extract(day from next_due_date) then ${activationDay}
       else extract(day from next_due_date) end
     where next_due_date is not null`,
  // Since when is not known any more: from now on it is counted.
  `update service set suspended_at = now(), resume_power = 'running' where status = 'suspended'`,
  `create index service_due on service (next_due_date, id) where status in ('active', 'suspended') and cancel_requested_at is null`,
  `create index service_suspended on service (suspended_at) where status = 'suspended'`,
  `create index service_power_to_restore on service (id) where status = 'active' and resume_power is not null`,

  // What a renewal's line pays for to its end, frozen when it is issued.
  `alter table invoice_item add column period_end date, add column is_void boolean not null default false`,
  `update invoice_item set period_end = (period_start + make_interval(months => ${monthsOfCycle}))::date where period_start is not null`,
  `update invoice_item set is_void = true from invoice where invoice.id = invoice_item.invoice_id and invoice.status = 'cancelled'`,
  `alter table invoice_item add constraint invoice_item_period_is_whole check ((period_start is null) = (period_end is null) and period_end > period_start)`,
  // A period is billed once, however often its job runs; a cancelled invoice gives its periods back.
  `drop index invoice_item_of_period`,
  `create unique index invoice_item_of_period on invoice_item (service_id, period_start) where period_start is not null and not is_void`,
  `create index invoice_item_void on invoice_item (service_id, period_start) where is_void`,
  `create function invoice_void_lines() returns trigger language plpgsql as $$
   begin
     update invoice_item set is_void = true where invoice_id = new.id;
     return null;
   end $$`,
  `do $$ begin execute format('alter function invoice_void_lines() set search_path = %I, pg_temp', current_schema()); end $$`,
  `create trigger invoice_cancelled after update of status on invoice for each row
     when (new.status = 'cancelled' and old.status <> 'cancelled') execute function invoice_void_lines()`,
  `create index invoice_unpaid_by_due_date on invoice (due_date, id) where status = 'unpaid'`,

  // What the client was told about an unpaid renewal. The first who writes a row is the one who tells.
  `create table renewal_notice (
     invoice_id integer not null references invoice (id),
     days_after_due integer not null,
     told_at timestamptz not null,
     primary key (invoice_id, days_after_due)
   )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
