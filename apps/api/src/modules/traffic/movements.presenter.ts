import type { TrafficMovement, TrafficPlan } from '@portico/contract';
import { isoDay, lastDayOfMonth } from '../../calendar.ts';
import type { MovementRow } from './movements.repository.ts';

export function presentMovement(row: MovementRow): TrafficMovement {
  return {
    id: row.id,
    date: row.created_at.toISOString(),
    hosting_id: row.service_id,
    hostname: row.hostname,
    ip: row.ip,
    traffic: row.bytes,
    type: row.type,
    reason: row.reason,
  };
}

type PlannedService = { id: number; hostname: string };
type Planned = { /** Bytes to assign. */ traffic: number; /** Bytes in the pool. */ remaining: number; now: Date };

/** Assigned traffic lasts until the end of the month. */
export function presentTrafficPlan({ id, hostname }: PlannedService, { traffic, remaining, now }: Planned): TrafficPlan {
  return {
    command: 'assign_traffic',
    hosting_id: id,
    hostname,
    traffic,
    remaining_bytes: remaining,
    remaining_bytes_after: remaining - traffic,
    cost: 0,
    ends_on: lastDayOfMonth(isoDay(now)),
  };
}
