import type { Transaction } from '../../../platform/database/database.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import { actionsRepository } from './actions.repository.ts';

/** Returns when the server was last started, restarted or reinstalled after `since`, or undefined. */
export function lastBootSince(tx: Transaction, client: ClientScope, serviceId: number, since: Date): Promise<Date | undefined> {
  return actionsRepository(tx, client).lastBootSince(serviceId, since);
}
