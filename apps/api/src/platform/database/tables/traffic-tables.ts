import type { Generated } from 'kysely';
import type { Frozen, GeneratedJson } from './columns.ts';

export type TrafficTables = {
  traffic_movement: TrafficMovementTable;
  traffic_pool: TrafficPoolTable;
  traffic_pool_day: TrafficPoolDayTable;
  traffic_usage: TrafficUsageTable;
  service_metrics: ServiceMetricsTable;
  service_traffic_hour: TrafficFigures & { service_id: Frozen<number>; hour: Frozen<Date> };
  service_traffic_day: TrafficFigures & { service_id: Frozen<number>; day: Frozen<string> };
};

export type TrafficMovementTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  service_id: Frozen<number | null>;
  hostname: Frozen<string | null>;
  ip: Frozen<string | null>;
  bytes: Frozen<number>;
  type: Frozen<'charge' | 'topup'>;
  reason: Frozen<'usage' | 'assigned' | 'granted'>;
  created_at: Frozen<Date>;
};

/** Sums of the movements, maintained by a trigger. */
export type TrafficPoolTable = { client_id: Frozen<number>; topup_bytes: Frozen<number>; charged_bytes: Frozen<number> };

export type TrafficPoolDayTable = TrafficPoolTable & { day: Frozen<string> };

/** A service's usage above its allowance on a day. The pool may have covered less. */
export type TrafficUsageTable = {
  service_id: Frozen<number>;
  day: Frozen<string>;
  over_bytes: Frozen<number>;
  charged_bytes: Frozen<number>;
  movement_id: Frozen<number | null>;
};

/** `bootEpoch` is null before the first report about a new server, all of whose counters belong to its service. */
export type LastCounters = { bootEpoch: string | null; receivedBytes: number; sentBytes: number; cpuNs: number };

/** How far a service's samples have been read, and the last sample. */
export type ServiceMetricsTable = {
  service_id: Frozen<number>;
  read_until: Date;
  due_at: Date;
  /** ISO day: usage is booked for every day before it. */
  booked_until: string;
  cpu_percent: Generated<number | null>;
  memory_percent: Generated<number | null>;
  disk_percent: Generated<number | null>;
  /** Zero if it was off. */
  uptime_seconds: Generated<number | null>;
  /** The counters of the last sample. Null if the next ones are only what later ones are compared with. */
  counters: GeneratedJson<LastCounters>;
};

/**
 * Integers: `…_tenths` are tenths of a percent times seconds. `cpu_tenths` covers the measured `seconds`; memory and disk cover
 * `usage_seconds`, which are fewer if samples were rolled up without them.
 */
export type TrafficFigures = {
  in_bytes: number;
  out_bytes: number;
  cpu_tenths: number;
  seconds: number;
  memory_tenths: number;
  disk_tenths: number;
  usage_seconds: number;
};
