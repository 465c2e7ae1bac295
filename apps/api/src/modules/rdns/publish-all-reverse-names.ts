import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inReverseZones } from '../addresses/address-pools.ts';
import { allReverseNamesRepository } from './all-reverse-names.repository.ts';

/** Each name has up to 32 enclosing zones, and a statement takes 65,535 parameters. */
const batchSize = 500;

/** Publishes every stored name again, for a database whose name server starts without them. */
export async function publishAllReverseNames(app: App, tx: Transaction): Promise<void> {
  const names = await allReverseNamesRepository(tx).list();
  for (let from = 0; from < names.length; from += batchSize) {
    await app.dns.publish(tx, await inReverseZones(tx, names.slice(from, from + batchSize)), app.now());
  }
}
