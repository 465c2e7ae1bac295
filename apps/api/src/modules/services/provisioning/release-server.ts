import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { releaseNetwork } from '../../addresses/assign-network.ts';
import { serverRemoved } from '../service-events.ts';
import { allServersRepository } from './all-servers.repository.ts';

/** Records that a deleted service has no server any longer, and releases its addresses. */
export async function releaseServer(app: App, tx: Transaction, serviceId: number, at: Date): Promise<void> {
  await allServersRepository(tx).markReleased(serviceId, at);
  await app.emit(tx, serverRemoved, { serviceId, at });
  await releaseNetwork(tx, serviceId, at);
}

/** Records since when a server has to be removed. */
export async function noteEnd(_app: App, tx: Transaction, { serviceId, at }: { serviceId: number; at: Date }): Promise<void> {
  await allServersRepository(tx).noteEnd(serviceId, at);
}
