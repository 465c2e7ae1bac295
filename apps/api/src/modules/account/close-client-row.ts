import type { Transaction } from '../../platform/database/database.ts';
import { allClientsRepository } from './all-clients.repository.ts';

/** Marks a client as closed, so that its main user can be removed. Returns false if it was closed before. */
export function closeClientRow(tx: Transaction, clientId: number, at: Date): Promise<boolean> {
  return allClientsRepository(tx).close(clientId, at);
}
