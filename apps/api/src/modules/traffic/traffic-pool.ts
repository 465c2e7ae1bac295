import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { movementsRepository, type MovementRow } from './movements.repository.ts';
import { trafficPoolRepository } from './traffic-pool.repository.ts';

/** A service to charge, with its name and address at that time. */
export type ChargedService = ClientScope & { serviceId: number; hostname: string; ip: string | null };

type Charge = { service: ChargedService; bytes: number; at: Date };

/** Assigns traffic from the pool to a service. Returns undefined if the pool has too little; then nothing changes. */
export async function assignFromPool(tx: Transaction, { service, bytes, at }: Charge): Promise<MovementRow | undefined> {
  if ((await lockRemaining(tx, service)) < bytes) return undefined;
  return charge(tx, { service, bytes, at }, 'assigned');
}

/** Charges traffic beyond the allowance, or as much as the pool has left. Returns null if it is empty. */
export async function chargeUsage(tx: Transaction, { service, bytes, at }: Charge): Promise<MovementRow | null> {
  const charged = Math.min(bytes, await lockRemaining(tx, service));
  return charged === 0 ? null : charge(tx, { service, bytes: charged, at }, 'usage');
}

/** Adds traffic to the pool. Returns false if its total would exceed the largest integer that JSON can represent exactly. */
export async function grantToPool(tx: Transaction, client: ClientScope, { bytes, at }: { bytes: number; at: Date }): Promise<boolean> {
  const pool = await trafficPoolRepository(tx, client).lock();
  if ((pool?.topup_bytes ?? 0) > Number.MAX_SAFE_INTEGER - bytes) return false;
  const nobody = { service_id: null, hostname: null, ip: null };
  await movementsRepository(tx, client).insert({ ...nobody, bytes, type: 'topup', reason: 'granted', created_at: at });
  return true;
}

/** Returns the bytes assigned to a service from `from` until before `until`. */
export function assignedBytes(tx: Transaction, client: ClientScope, serviceId: number, from: Date, until: Date): Promise<number> {
  return movementsRepository(tx, client).assignedBytes(serviceId, from, until);
}

/** Returns the bytes left in the pool, without a lock. */
export async function remainingBytes(tx: Transaction, client: ClientScope): Promise<number> {
  const pool = await trafficPoolRepository(tx, client).find();
  return pool === undefined ? 0 : pool.topup_bytes - pool.charged_bytes;
}

async function lockRemaining(tx: Transaction, client: ClientScope): Promise<number> {
  const pool = await trafficPoolRepository(tx, client).lock();
  return pool === undefined ? 0 : pool.topup_bytes - pool.charged_bytes;
}

function charge(tx: Transaction, { service, bytes, at }: Charge, reason: 'assigned' | 'usage'): Promise<MovementRow> {
  const { serviceId, hostname, ip } = service;
  const about = { service_id: serviceId, hostname, ip };
  return movementsRepository(tx, service).insert({ ...about, bytes, type: 'charge', reason, created_at: at });
}
