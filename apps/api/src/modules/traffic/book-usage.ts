import type { Transaction } from '../../platform/database/database.ts';
import { assignedBytes, chargeUsage, type ChargedService } from './traffic-pool.ts';
import { trafficUsageRepository } from './traffic-pool.repository.ts';

const dayMs = 86_400_000;

export type DayOfUsage = {
  service: ChargedService;
  /** Traffic included in the plan each month. */
  includedBytes: number;
  /** An ISO date. Today's is booked only when nothing more can follow. */
  day: string;
  at: Date;
  /** Traffic from the first of the month to the end of the day. */
  usedBytes: number;
};

/**
 * Books a day's traffic beyond the plan and the assigned traffic. The table allows one row per service and day. If the pool is too small,
 * the rest is recorded but never charged. Returns the charged bytes.
 */
export async function bookUsage(tx: Transaction, { service, includedBytes, day, usedBytes, at }: DayOfUsage): Promise<number> {
  const monthStart = `${day.slice(0, 7)}-01`;
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);
  const assigned = await assignedBytes(tx, service, service.serviceId, new Date(`${monthStart}T00:00:00Z`), end);
  const usage = trafficUsageRepository(tx, service.serviceId);
  const overBytes = usedBytes - includedBytes - assigned - (await usage.overBytes(monthStart, day));
  if (overBytes <= 0) return 0;
  // Dated within the day, so that it counts there.
  const movement = await chargeUsage(tx, { service, bytes: overBytes, at: new Date(Math.min(end.getTime() - 1, at.getTime())) });
  await usage.add({ day, overBytes, chargedBytes: movement?.bytes ?? 0, movementId: movement?.id ?? null });
  return movement?.bytes ?? 0;
}
