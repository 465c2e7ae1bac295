import type { Database, Transaction } from '../../database/database.ts';
import type { ProvisioningDriver, ServerRequest, ServerState } from './provisioning-driver.ts';
import { simulatedAddress } from './simulated-address.ts';

type SimulatorOptions = { database: Database; delayMs: number; now: () => Date };

/** Stands in for a data centre: after a plausible delay a server is there, with an address of its own. No machine is started. */
export function createSimulator({ database, delayMs, now }: SimulatorOptions): ProvisioningDriver {
  return {
    requestServer: (request) =>
      database.transaction(async (tx) => {
        const server = (await findServer(tx, request.serviceId)) ?? (await addServer(tx, request, now(), delayMs));
        const state: ServerState =
          server.ready_at <= now() ? { status: 'ready', ipv4: server.ipv4 } : { status: 'preparing', readyAt: server.ready_at };
        return state;
      }),
  };
}

function findServer(tx: Transaction, serviceId: number) {
  return tx.selectFrom('simulated_server').select(['ipv4', 'ready_at']).where('service_id', '=', serviceId).executeTakeFirst();
}

/** The counter's row is locked: two servers never take the same number. */
async function addServer(tx: Transaction, { serviceId, country }: ServerRequest, at: Date, delayMs: number) {
  const { last_index: index } = await tx
    .updateTable('simulated_address_counter')
    .set((row) => ({ last_index: row('last_index', '+', 1) }))
    .returning('last_index')
    .executeTakeFirstOrThrow();
  // Asked twice at the same moment: whoever waited for the counter finds the other's server.
  const existing = await findServer(tx, serviceId);
  if (existing) return existing;
  return tx
    .insertInto('simulated_server')
    .values({
      service_id: serviceId,
      country,
      ipv4: simulatedAddress(index),
      requested_at: at,
      ready_at: new Date(at.getTime() + delayMs),
    })
    .returning(['ipv4', 'ready_at'])
    .executeTakeFirstOrThrow();
}
