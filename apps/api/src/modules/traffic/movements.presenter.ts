import type { TrafficMovement } from '@portico/contract';
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
