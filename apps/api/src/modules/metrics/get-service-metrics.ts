import type { ServiceMetrics } from '@portico/contract';
import { isoDay } from '../../calendar.ts';
import { featuresOf } from '../../drivers/provisioning/driver-features.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { defineOperation } from '../../operations/operation.ts';
import { lastBootSince } from '../services/actions/last-boot.ts';
import { isRefusal, refuse } from '../../operations/refusal.ts';
import { findOwnService, type OwnService } from '../services/own-service.ts';
import { assignedBytes } from '../traffic/traffic-pool.ts';
import { pointsOf, resolutionOf } from './metric-points.ts';
import { metricsRepository, type Cursor } from './metrics.repository.ts';

export const getServiceMetrics = defineOperation('getServiceMetrics', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query, now }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account, query.id);
      if (isRefusal(service)) return service;
      if (!featuresOf(app, service).includes('metrics')) return refuse(409, 'feature_not_offered');
      const period = query.period ?? '48h';
      const resolution = resolutionOf(period);
      const points = await pointsOf(tx, service, period, now);
      const sum = (key: 'in_bytes' | 'out_bytes') => points.reduce((total, point) => total + point[key], 0);
      const totals = { in_bytes: sum('in_bytes'), out_bytes: sum('out_bytes') };
      const current = await vitalsOf(tx, account, service, now);
      return { status: 200, body: { period, resolution, points, ...totals, current, month: await monthOf(tx, account, service, now) } };
    }),
});

/** Returns the values of the last sample. Null if the server is off or was off at that time, or if one of the values isn't known yet. */
async function vitalsOf(tx: Transaction, client: ClientScope, service: OwnService, now: Date): Promise<ServiceMetrics['current']> {
  const cursor = await metricsRepository(tx, service).find();
  if (service.power !== 'running' || cursor === undefined || !cursor.uptime_seconds) return null;
  // The contract has all figures or none.
  if (cursor.cpu_percent === null || cursor.memory_percent === null || cursor.disk_percent === null) return null;
  return {
    at: cursor.read_until.toISOString(),
    cpu_percent: cursor.cpu_percent,
    memory_percent: cursor.memory_percent,
    disk_percent: cursor.disk_percent,
    uptime_seconds: Math.floor((now.getTime() - (await bootedAt(tx, client, service.id, cursor)).getTime()) / 1000),
  };
}

/** Returns the boot time from the last sample or a later action. */
async function bootedAt(
  tx: Transaction,
  client: ClientScope,
  serviceId: number,
  { read_until: readUntil, uptime_seconds: uptime }: Cursor,
): Promise<Date> {
  const sampled = new Date(readUntil.getTime() - (uptime ?? 0) * 1000);
  return (await lastBootSince(tx, client, serviceId, readUntil)) ?? sampled;
}

async function monthOf(tx: Transaction, client: ClientScope, service: OwnService, now: Date): Promise<ServiceMetrics['month']> {
  const month = isoDay(now).slice(0, 7);
  const start = new Date(`${month}-01T00:00:00Z`);
  return {
    month,
    used_bytes: await metricsRepository(tx, service).usedBytes(isoDay(start), isoDay(now)),
    included_bytes: service.traffic_included_bytes,
    assigned_bytes: await assignedBytes(tx, client, service.id, start, new Date(now.getTime() + 1)),
  };
}
