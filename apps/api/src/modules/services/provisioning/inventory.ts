import { DriverError } from '@portico/drivers/driver-error';
import type { FoundServer } from '@portico/drivers/provisioning-driver';
import type { App } from '../../../app.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Staff } from '../../../operator/staff.ts';
import { publish } from '../../../platform/events/publish.ts';
import { recordChange } from '../../staff-log/record-change.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import { serverAdopted } from '../service-events.ts';
import { allServersRepository, type ServiceWithServer } from './all-servers.repository.ts';
import { askDriver, askNamedDriver } from './ask-driver.ts';

export type Inventory = {
  /** Machines that belong to no service. Portico never deletes them. */
  machines: (FoundServer & { driver: string })[];
  /** Services without a machine. */
  services: { id: number; hostname: string; driver: string }[];
  /** Drivers that didn't answer, so that their machines and services are in neither list. */
  unreachable: { driver: string; error: string }[];
};

/** Compares the machines of every driver with the services. */
export async function takeInventory(app: App, signal: AbortSignal): Promise<Inventory> {
  const inventory: Inventory = { machines: [], services: [], unreachable: [] };
  for (const driver of [app.defaultDriver, ...app.otherDrivers.keys()]) {
    try {
      await addMachinesOf(app, driver, inventory, signal);
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      // Its message begins with the driver's name.
      inventory.unreachable.push({ driver, error: error.cause instanceof Error ? error.cause.message : error.message });
    }
  }
  return inventory;
}

async function addMachinesOf(app: App, driver: string, inventory: Inventory, signal: AbortSignal): Promise<void> {
  // First, because a service that is set up meanwhile has its machine in the list.
  const services = await servicesOf(app, driver);
  const machines = await askNamedDriver(app, driver, signal, (one, limited) => one.list(limited));
  const known = new Set([...services, ...(await servicesOf(app, driver))].map(({ id }) => id));
  const found = new Set(machines.map(({ serviceId }) => serviceId));
  inventory.machines.push(
    ...machines.filter(({ serviceId }) => serviceId === null || !known.has(serviceId)).map((machine) => ({ ...machine, driver })),
  );
  inventory.services.push(
    ...services.filter(({ id, isSetUp }) => isSetUp && !found.has(id)).map(({ id, hostname }) => ({ id, hostname, driver })),
  );
}

/**
 * Makes an existing machine the server of a service that lost its own. The machine keeps running with the addresses it has, and what it
 * counted before isn't billed.
 * @throws OperatorError if the service isn't set up, has a machine, or the machine is missing or another service's
 */
export async function adoptMachine(
  app: App,
  { serviceId, foreignId }: { serviceId: number; foreignId: string },
  staff: Staff,
  signal: AbortSignal,
): Promise<FoundServer> {
  const service = await app.database.read((tx) => allServicesRepository(tx).find(serviceId));
  if (service === undefined) throw new OperatorError(`Service ${serviceId} doesn't exist.`);
  if (service.status !== 'active' && service.status !== 'suspended')
    throw new OperatorError(`Service ${serviceId} is in the state "${service.status}".`);
  const machines = await askDriver(app, serviceId, signal, (driver, limited) => driver.list(limited));
  const machine = machines.find((one) => one.foreignId === foreignId);
  if (machine === undefined) throw new OperatorError(`The driver of service ${serviceId} has no machine ${foreignId}.`);
  const own = machines.find((one) => one.serviceId === serviceId);
  if (own !== undefined && own !== machine) throw new OperatorError(`Service ${serviceId} has the machine ${own.foreignId}.`);
  const living = await servicesOf(app, service.driver ?? app.defaultDriver);
  if (machine.serviceId !== serviceId && living.some(({ id }) => id === machine.serviceId))
    throw new OperatorError(`The machine ${foreignId} belongs to service ${machine.serviceId}.`);
  await askDriver(app, serviceId, signal, (driver, limited) => driver.adopt(serviceId, foreignId, limited));
  const vncAddress = await askDriver(app, serviceId, signal, (driver, limited) => driver.vncAddress(serviceId, limited));
  await app.database.transaction(async (tx) => {
    const at = app.now();
    const { client_id: clientId, hostname, vnc_address: shown } = await allServicesRepository(tx).lock(serviceId);
    // The lost machine's address may be that of another server by now.
    const vnc = shown === vncAddress ? {} : { vnc_address: null, vnc_password: null };
    await allServicesRepository(tx).change(serviceId, { power: machine.power, ...vnc });
    await app.emit(tx, serverAdopted, { clientId, serviceId, at });
    publish.service(tx, clientId, serviceId, 'service.changed', service.status);
    await recordChange(
      tx,
      staff,
      { operation: 'adoptMachine', clientId, subject: serviceId, details: { hostname, machine: foreignId } },
      at,
    );
  });
  return machine;
}

function servicesOf(app: App, driver: string): Promise<ServiceWithServer[]> {
  return app.database.read((tx) => allServersRepository(tx).withServerOf(driver, app.defaultDriver));
}
