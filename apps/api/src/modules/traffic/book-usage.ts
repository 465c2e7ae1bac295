import type { Transaction } from '../../platform/database/database.ts';
import { assignedBytes, chargeUsage, type ChargedService } from './traffic-pool.ts';
import { trafficUsageRepository } from './traffic-pool.repository.ts';

const dayMs = 86_400_000;

export type DayOfUsage = {
  service: ChargedService;
  /** By the plan, for a month. */
  includedBytes: number;
  /** ISO day, which is over. */
  day: string;
  /** From the first of its month to the end of the day. */
  usedBytes: number;
};

/**
 * Books what a service used on a day beyond its plan and what it was given by then, once: the table takes one row for a service and day. The pool pays as
 * much as it has; what it lacked is written down, and not charged later. Answers the bytes that were charged.
 */
export async function bookUsage(tx: Transaction, { service, includedBytes, day, usedBytes }: DayOfUsage): Promise<number> {
  const monthStart = `${day.slice(0, 7)}-01`;
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);
  const given = await assignedBytes(tx, service.serviceId, new Date(`${monthStart}T00:00:00Z`), end);
  const usage = trafficUsageRepository(tx, service.serviceId);
  const overBytes = usedBytes - includedBytes - given - (await usage.overBytes(monthStart, day));
  if (overBytes <= 0) return 0;
  // Within the day that it is about, so that it counts there.
  const movement = await chargeUsage(tx, { service, bytes: overBytes, at: new Date(end.getTime() - 1) });
  await usage.add({ day, overBytes, chargedBytes: movement?.bytes ?? 0, movementId: movement?.id ?? null });
  return movement?.bytes ?? 0;
}
