import type { Transaction } from '../../platform/database/database.ts';
import { currentServicesRepository, type Counting, type CurrentServices } from './current-services.repository.ts';

/**
 * Counts, by tariff, the services that hold stock: paid ones until they are deleted, and reserved ones. An order reserves its services for
 * a limited time and while a payment for it is pending.
 */
export async function currentServices(
  tx: Transaction,
  tariffs: readonly string[],
  counting: Counting,
): Promise<ReadonlyMap<string, CurrentServices>> {
  if (tariffs.length === 0) return new Map();
  const rows = await currentServicesRepository(tx).count(tariffs, counting);
  return new Map(rows.map(({ tariff, ...counts }) => [tariff, counts]));
}

/** Locks tariffs in a fixed order, so that orders for them run one after another. */
export async function lockTariffs(tx: Transaction, tariffs: readonly string[]): Promise<void> {
  for (const tariff of tariffs.toSorted()) await currentServicesRepository(tx).lock(tariff);
}
