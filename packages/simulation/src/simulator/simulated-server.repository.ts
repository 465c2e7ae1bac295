import { sql, type Updateable } from 'kysely';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { SimulatedServerTable } from '../simulation-tables.ts';
import type { Power, ServerRequest } from '@portico/drivers/provisioning-driver';

export const simulatedServers = (tx: SimulationTransaction) => ({
  find: (serviceId: number) => tx.selectFrom('simulated_server').selectAll().where('service_id', '=', serviceId).executeTakeFirst(),
  /** Serializes the operations on a server. */
  lock: (serviceId: number) =>
    tx.selectFrom('simulated_server').selectAll().where('service_id', '=', serviceId).forNoKeyUpdate().executeTakeFirst(),
  /** Returns false if it already exists. */
  async add(
    { serviceId, hostname, country, system, network }: ServerRequest,
    rootPasswordHash: string | null,
    at: Date,
    readyAt: Date,
  ): Promise<boolean> {
    const row = await tx
      .insertInto('simulated_server')
      .values({
        service_id: serviceId,
        hostname,
        country,
        requested_at: at,
        ready_at: readyAt,
        root_password_hash: rootPasswordHash,
        ip: network.ipv4[0]?.ip ?? null,
        network: JSON.stringify(network),
        ...system,
      })
      .onConflict((conflict) => conflict.column('service_id').doNothing())
      .returning('service_id')
      .executeTakeFirst();
    return row !== undefined;
  },
  change: (serviceId: number, changes: Updateable<SimulatedServerTable>) =>
    tx.updateTable('simulated_server').set(changes).where('service_id', '=', serviceId).execute(),
  notePower: (serviceId: number, at: Date, power: Power) =>
    tx.insertInto('simulated_power_change').values({ service_id: serviceId, at, power }).execute(),
  powerChanges: (serviceId: number) =>
    tx.selectFrom('simulated_power_change').select(['at', 'power']).where('service_id', '=', serviceId).orderBy('at').execute(),
  list: () => tx.selectFrom('simulated_server').selectAll().orderBy('machine_id').execute(),
  /** Returns false if there is no such server. */
  async adopt(serviceId: number, machineId: number): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('simulated_server')
      .set({ service_id: serviceId, fence: sql<number>`case when service_id = ${serviceId} then fence else 0 end` })
      .where('machine_id', '=', machineId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  powers: (serviceIds: readonly number[]) =>
    tx.selectFrom('simulated_server').select(['service_id', 'power']).where('service_id', 'in', serviceIds).execute(),
  async remove(serviceId: number): Promise<void> {
    await tx.deleteFrom('simulated_server').where('service_id', '=', serviceId).execute();
    await tx
      .updateTable('simulated_operation')
      .set({ outcome: 'failed', code: 'not-found', reason: 'the server was removed' })
      .where('service_id', '=', serviceId)
      .where('outcome', '=', 'running')
      .execute();
    await tx.deleteFrom('simulated_power_change').where('service_id', '=', serviceId).execute();
  },
});
