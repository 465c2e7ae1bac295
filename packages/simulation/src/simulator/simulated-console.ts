import type { SimulationTransaction } from '../simulation-tables.ts';
import { DriverError } from '@portico/drivers/driver-error';
import type { BootedServer, SimulatedConsoles } from '../simulated-console/simulated-consoles.ts';
import { simulatedOperations } from './simulated-operation.repository.ts';
import { settle } from './simulated-operations.ts';
import { simulatedServers } from './simulated-server.repository.ts';

/** Connects simulated screens to simulated servers. */
export function simulatedConsole(consoles: SimulatedConsoles, now: () => Date) {
  /** @throws DriverError if the server isn't running, because a machine that is off accepts no connection */
  async function bootedServer(tx: SimulationTransaction, serviceId: number): Promise<BootedServer> {
    await settle(tx, serviceId, now());
    const server = await simulatedServers(tx).find(serviceId);
    if (server === undefined || server.ready_at > now() || server.power === 'stopped') throw new DriverError('The connection was refused');
    return { serviceId, hostname: server.hostname, bootedAt: (server.booted_at ?? server.ready_at).toISOString() };
  }

  /** Updates the screen after an operation: a stopped server clears it, a restarted one boots again. */
  async function follow(tx: SimulationTransaction, operationId: string): Promise<void> {
    const operation = await simulatedOperations(tx).find(operationId);
    const server = operation && (await simulatedServers(tx).find(operation.serviceId));
    if (operation === undefined || server === undefined) return;
    if (server.power === 'stopped') consoles.switchOff(operation.serviceId);
    else consoles.rebooted(await bootedServer(tx, operation.serviceId));
  }

  return { bootedServer, follow };
}
