import type { Transaction } from '../../database/database.ts';
import { livingServicesRepository } from './living-services.repository.ts';

/** How many services of each tariff there are, paid or not: until one is deleted its server is taken. */
export async function livingServices(tx: Transaction, tariffs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tariffs.length === 0) return new Map();
  const rows = await livingServicesRepository(tx).count(tariffs);
  return new Map(rows.map(({ tariff, living }) => [tariff, living]));
}

/** Who adds services of one of these waits here for who does already. In one order for all. */
export async function lockTariffs(tx: Transaction, tariffs: readonly string[]): Promise<void> {
  for (const tariff of tariffs.toSorted()) await livingServicesRepository(tx).lock(tariff);
}
