import type { Transaction } from '../../platform/database/database.ts';
import { currentServicesRepository, type Counting, type CurrentServices } from './current-services.repository.ts';

/**
 * How many services of each tariff hold stock: those that are paid, until they are deleted, and those that are reserved. An order reserves its
 * services for a while, and as long as a payment for it is under way.
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

/** Who adds services of one of these waits here for who does already. In one order for all. */
export async function lockTariffs(tx: Transaction, tariffs: readonly string[]): Promise<void> {
  for (const tariff of tariffs.toSorted()) await currentServicesRepository(tx).lock(tariff);
}
