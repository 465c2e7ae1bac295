import type { Transaction } from '../../../platform/database/database.ts';
import { actionsRepository } from './actions.repository.ts';

/** When the server was last started, restarted or reinstalled after this time; undefined where it was not. */
export function lastBootSince(tx: Transaction, serviceId: number, since: Date): Promise<Date | undefined> {
  return actionsRepository(tx).lastBootSince(serviceId, since);
}
