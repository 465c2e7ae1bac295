import { createHash } from 'node:crypto';
import type { Action, Language, ServiceDetails, ServiceFeature, ServiceSummary, SshKey, UnpaidInvoice } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { readSshKey } from '@portico/validation/ssh-key';
import { isoDay } from '../../calendar.ts';
import type { NamedChoice } from '../../platform/database/tables/service-tables.ts';
import { inLanguage } from '../../platform/messages/messages.ts';
import { networkOf } from './provisioning/ipv4-network.ts';
import { powerOf, vncOf } from './service-facts.ts';
import type { ServiceRow } from './services.repository.ts';

/** Data from outside the service's row. `renewalCents` includes VAT. */
type Extras = { features: ServiceFeature[]; action: Action | null; unpaid: UnpaidInvoice | null; renewalCents: number };

export function presentService(row: ServiceRow, { features, action, unpaid, renewalCents }: Extras, locale: Language): ServiceSummary {
  return {
    id: row.id,
    hostname: row.hostname,
    tariff: row.tariff,
    tariff_name: inLanguage(row.tariff_name, locale),
    country: row.country,
    city: inLanguage(row.city, locale),
    billing_cycle: row.billing_cycle,
    status: row.status,
    next_due_date: row.next_due_date,
    ends_on: row.status === 'delete' ? null : row.cancel_ends_on,
    renewal_cost: eurosFromCents(renewalCents),
    ip: row.ip,
    invoice_id: row.invoice_id,
    unpaid_invoice: unpaid,
    power: powerOf(row),
    features,
    action,
  };
}

/** What only the details have. */
type MoreExtras = Extras & { addresses: readonly Address[]; keepUntil: string | null };

type Address = { ip: string; gateway: string; prefix_length: number };

export function presentDetails(
  row: ServiceRow,
  { addresses, features, action, unpaid, keepUntil, renewalCents }: MoreExtras,
  locale: Language,
): ServiceDetails {
  const [main] = addresses;
  const network = main === undefined ? null : networkOf(main.ip, main.prefix_length);
  // Empty for services whose plan details were never recorded.
  const specs = {
    cpu: row.specs ? inLanguage(row.specs.cpu, locale) : '',
    memory: row.specs ? inLanguage(row.specs.memory, locale) : '',
    storage: row.specs ? inLanguage(row.specs.storage, locale) : '',
  };
  return {
    id: row.id,
    hostname: row.hostname,
    tariff: row.tariff,
    tariff_name: inLanguage(row.tariff_name, locale),
    type: row.plan_type,
    status: row.status,
    suspension: suspensionOf(row),
    keep_until: keepUntil,
    power: powerOf(row),
    vnc: vncOf(row),
    vnc_address: row.vnc_address,
    features,
    country: row.country,
    city: inLanguage(row.city, locale),
    ...specs,
    os: presentChoice(row.os, locale),
    raid: presentChoice(row.raid, locale),
    iso: presentChoice(row.iso, locale),
    ipv4: addresses.map(({ ip }) => ip),
    gateway: main?.gateway ?? null,
    netmask: network?.netmask ?? null,
    subnet: network?.subnet ?? null,
    ipv6_prefix: row.ipv6_prefix,
    ipv6_gateway: row.ipv6_gateway,
    ssh_key: row.ssh_key === null ? null : presentSshKey(row.ssh_key),
    has_root_password: row.root_password !== null,
    billing_cycle: row.billing_cycle,
    price: eurosFromCents(renewalCents),
    start_date: row.activated_at === null ? null : isoDay(row.activated_at),
    due_date: row.next_due_date,
    end_date: endDateOf(row),
    invoice_id: row.invoice_id,
    unpaid_invoice: unpaid,
    cancellation: presentCancellation(row),
    action,
  };
}

/** Returns null if the service isn't suspended. */
export function suspensionOf({ status, suspended_by_staff: byStaff }: ServiceRow): ServiceDetails['suspension'] {
  if (status !== 'suspended') return null;
  return byStaff ? 'support' : 'overdue';
}

function presentChoice(choice: NamedChoice | null, locale: Language): { id: string; label: string } | null {
  return choice === null ? null : { id: choice.id, label: inLanguage(choice.label, locale) };
}

/** Returns the last day of a cancelled service, or the day on which it was deleted if that came first. */
function endDateOf({ status, ended_at: endedAt, server_released_at: releasedAt, cancel_ends_on: endsOn }: ServiceRow): string | null {
  if (status !== 'delete') return null;
  const deletedAt = endedAt ?? releasedAt;
  const deletedOn = deletedAt && isoDay(deletedAt);
  return endsOn !== null && (deletedOn === null || endsOn < deletedOn) ? endsOn : deletedOn;
}

function presentCancellation(row: ServiceRow): ServiceDetails['cancellation'] {
  const { cancel_requested_at: at, cancel_ends_on: endsOn, cancel_reason: reason } = row;
  return at === null || endsOn === null || reason === null ? null : { requested_at: at.toISOString(), ends_on: endsOn, reason };
}

/** Returns null if the stored line is no longer a valid key under our rules. */
export function presentSshKey(line: string): SshKey | null {
  const key = readSshKey(line);
  return key && { public_key: line, type: key.type, comment: key.comment, fingerprint: fingerprintOf(key.blob) };
}

/** Returns the fingerprint as `ssh-keygen -l` prints it. */
function fingerprintOf(blob: Uint8Array): string {
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}
