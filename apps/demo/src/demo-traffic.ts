import type { Configuration } from '@portico/api/platform/settings/configuration';
import type { ClientScope } from '@portico/api/operations/client-scope';
import { isoDay } from '@portico/api/calendar';
import type { Transaction } from '@portico/api/platform/database/database';
import { bookUsage } from '@portico/api/modules/traffic/book-usage';
import { gigabyteBytes } from '@portico/api/modules/traffic/gigabytes';
import { assignFromPool, grantToPool, type ChargedService } from '@portico/api/modules/traffic/traffic-pool';
import { simulatorSeed } from '@portico/simulation/simulator/settings';
import { demoDays, type DemoDay } from './demo-metrics.ts';
import type { DemoServer } from './demo-invoices.ts';

const dayMs = 86_400_000;

/** Events of the pool other than usage: how many days ago, how many gigabytes, and for allocations, which server. */
const topUps = [
  { daysAgo: 64, gigabytes: 30_000 },
  { daysAgo: 33, gigabytes: 20_000 },
  { daysAgo: 6, gigabytes: 10_000 },
];
const assignments = [
  { daysAgo: 12, gigabytes: 500, hostname: 'backup-hel.acme.dev' },
  { daysAgo: 4, gigabytes: 250, hostname: 'edge-fra-01.acme.dev' },
];

/** Books two months of pool traffic day by day, as the job does. */
export async function seedDemoTraffic(
  tx: Transaction,
  { configuration, clientId, servers, now }: ClientScope & { configuration: Configuration; servers: readonly DemoServer[]; now: Date },
): Promise<void> {
  const services = await currentServices(tx, { clientId }, servers);
  const used = new Map<number, readonly DemoDay[]>();
  const seed = configuration.setting(simulatorSeed);
  for (const service of services) used.set(service.serviceId, await demoDays(tx, { ...service, seed }, now));
  for (let daysAgo = 64; daysAgo > 0; daysAgo -= 1) {
    const noon = new Date(Date.parse(isoDay(now, -daysAgo)) + dayMs / 2);
    for (const { gigabytes } of topUps.filter((one) => one.daysAgo === daysAgo))
      await grantToPool(tx, { clientId }, { bytes: gigabytes * gigabyteBytes, at: noon });
    for (const { gigabytes, hostname } of assignments.filter((one) => one.daysAgo === daysAgo)) {
      const service = services.find((one) => one.hostname === hostname);
      if (service) await assignFromPool(tx, { service, bytes: gigabytes * gigabyteBytes, at: noon });
    }
    for (const service of services) await bookDay(tx, service, used.get(service.serviceId) ?? [], isoDay(now, -daysAgo), isoDay(now, -64));
  }
}

type DemoService = ChargedService & { includedBytes: number | null; since: Date; until: Date | null };

async function currentServices(tx: Transaction, client: ClientScope, servers: readonly DemoServer[]): Promise<DemoService[]> {
  const rows = await tx
    .selectFrom('service')
    .select(['id', 'hostname', 'ip', 'status', 'traffic_included_bytes', 'activated_at', 'next_due_date'])
    .where(
      'id',
      'in',
      servers.map(({ serviceId }) => serviceId),
    )
    .where('status', 'in', ['active', 'suspended'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...client,
    serviceId: row.id,
    hostname: row.hostname,
    ip: row.ip,
    includedBytes: row.traffic_included_bytes,
    since: row.activated_at ?? new Date(),
    until: row.status === 'suspended' && row.next_due_date !== null ? new Date(`${row.next_due_date}T00:00:00Z`) : null,
  }));
}

/** Skips months that began before the pool existed. */
async function bookDay(tx: Transaction, service: DemoService, days: readonly DemoDay[], day: string, first: string): Promise<void> {
  const monthStart = `${day.slice(0, 7)}-01`;
  if (service.includedBytes === null || monthStart < first) return;
  const usedBytes = days.filter((one) => one.day >= monthStart && one.day <= day).reduce((sum, one) => sum + one.bytes, 0);
  const at = new Date(`${day}T23:59:59.999Z`);
  await bookUsage(tx, { service, includedBytes: service.includedBytes, day, at, usedBytes });
}
