import type { DriverDatabase, OpeningContext } from '@portico/drivers/driver-context';
import type { ProvisioningDriver, ServerCapability } from '@portico/drivers/provisioning-driver';
import { adoptServer } from './adopt-server.ts';
import { createCreations } from './creations.ts';
import { findServer, isCreatedWith, isServer } from './find-server.ts';
import { listDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import type { LibvirtOptions } from './libvirt-options.ts';
import { openConsole } from './open-console.ts';
import { createOperations, expectedMs } from './operations.ts';
import { readCounters } from './read-counters.ts';
import { createRemovals } from './remove-server.ts';
import { createVirsh } from './virsh.ts';

export type LibvirtContext = Pick<OpeningContext, 'now' | 'logger' | 'onClose'> & { database: Pick<DriverDatabase, 'exclusive'> };

/** Servers on one host of libvirt. Needs virsh, xorriso and openssl where it runs. */
export function createLibvirtDriver(options: LibvirtOptions, { now, logger, onClose, database }: LibvirtContext): ProvisioningDriver {
  const virsh = createVirsh(options.uri);
  const host: LibvirtHost = { virsh, options, now, logger, exclusive: database.exclusive };
  const operations = createOperations(host);
  const creations = createCreations(host);
  const removals = createRemovals(host, operations);
  onClose(async () => {
    await Promise.all([operations.close(), creations.close(), removals.close()]);
  });

  return {
    capabilities: () => capabilitiesOf(options),
    async requestServer(request, signal) {
      // Asked every second, for each server that waits for its turn: libvirt would have to answer beside creating them.
      const current = creations.preparing(request.serviceId);
      if (current !== undefined) return current;
      const server = await findServer(host, request.serviceId, signal);
      if (server?.record.isMade === true && isCreatedWith(server, request.network.mac)) return { status: 'ready', power: server.power };
      return creations.request(request);
    },
    async removeServer(serviceId, signal, mac) {
      await creations.abandon(serviceId);
      return await removals.remove(serviceId, signal, mac);
    },
    begin: operations.begin,
    expectedMs,
    operationState: operations.stateOf,
    cancel: operations.cancel,
    async powerOf(serviceIds, signal) {
      const servers = (await listDomains(virsh, signal)).filter(isServer);
      const wanted = servers.filter(({ record }) => serviceIds.includes(record.serviceId));
      return new Map(wanted.map(({ record, power }) => [record.serviceId, power]));
    },
    async vncAddress(serviceId, signal) {
      const vnc = (await findServer(host, serviceId, signal))?.record.vnc;
      return vnc?.isEnabled === true && options.vnc !== undefined ? `${options.vnc.host}:${vnc.port}` : null;
    },
    counters: (serviceIds, signal) => readCounters(host, serviceIds, signal),
    async list(signal) {
      return (await listDomains(virsh, signal)).map(({ uuid, name, power, record }) => ({
        foreignId: uuid,
        serviceId: record?.serviceId ?? null,
        name,
        power,
        fence: record?.fence ?? null,
      }));
    },
    adopt: (serviceId, foreignId, signal) => adoptServer(host, serviceId, foreignId, signal),
    openConsole: (serviceId, signal) => openConsole(host, serviceId, signal),
  };
}

function capabilitiesOf({ vnc, isos = {} }: LibvirtOptions): ServerCapability[] {
  return [
    'power',
    'console',
    'reinstall',
    'root-password',
    'ssh-key',
    'metrics',
    ...(vnc === undefined ? [] : (['vnc'] as const)),
    ...(Object.keys(isos).length === 0 ? [] : (['iso'] as const)),
  ];
}
