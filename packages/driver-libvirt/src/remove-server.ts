import { DriverError } from '@portico/drivers/driver-error';
import { filesOf } from './edit-domain.ts';
import { aloneOnHost, findServer, isCreatedWith, type FoundServer } from './find-server.ts';
import { readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import type { Operations } from './operations.ts';
import { forceOff } from './server-power.ts';
import { domainUuid } from './server-names.ts';
import { deleteVolumes } from './server-volumes.ts';
import { unlessVirsh } from './virsh-error.ts';

const maxRemovalMs = 120_000;

/** Removes servers in the background, because ending one takes longer than a call may. */
export function createRemovals(host: LibvirtHost, operations: Operations) {
  const running = new Map<number, Promise<void>>();
  const closing = new AbortController();

  async function removeInBackground(serviceId: number, server: FoundServer): Promise<void> {
    try {
      await operations.abandon(server.uuid);
      await removeServer(host, server, AbortSignal.any([closing.signal, AbortSignal.timeout(maxRemovalMs)]));
    } catch (error) {
      host.logger.warn({ serviceId, error }, 'A server could not be removed yet');
    } finally {
      running.delete(serviceId);
    }
  }

  return {
    async remove(serviceId: number, signal: AbortSignal, mac?: string): Promise<'removing' | 'removed'> {
      if (running.has(serviceId)) return 'removing';
      // Without a domain, another process may be about to define one.
      const server =
        (await findServer(host, serviceId, signal)) ?? (await aloneOnHost(host, (held) => findOrClean(host, serviceId, held), signal));
      if (server === undefined || (mac !== undefined && !isCreatedWith(server, mac))) return 'removed';
      if (!running.has(serviceId)) running.set(serviceId, removeInBackground(serviceId, server));
      return 'removing';
    },
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}

/** Returns the server. If there is none, deletes what an interrupted creation has left. @throws DriverError if its record is damaged */
async function findOrClean(host: LibvirtHost, serviceId: number, signal: AbortSignal): Promise<FoundServer | undefined> {
  const server = await findServer(host, serviceId, signal);
  if (server !== undefined) return server;
  const [domain] = await readDomains(host.virsh, [domainUuid(serviceId)], signal);
  if (domain === undefined) await deleteVolumes(host, serviceId, [], signal);
  else if (domain.record === null) {
    const advice = 'Destroy and undefine it by hand, and Portico deletes its disk';
    throw new DriverError(`${domain.name} exists, but Portico's record of it is damaged. ${advice}`);
  }
  // Otherwise, another service has adopted it and needs the volumes.
  return undefined;
}

/** Otherwise, libvirt refuses to undefine a domain that has any of these, such as the checkpoints of a backup program. */
const withItsState = ['--managed-save', '--snapshots-metadata', '--checkpoints-metadata', '--nvram'];

/** Deletes the server, its disks and its seed; the domain last, so that an interrupted removal finds the rest again. */
async function removeServer(host: LibvirtHost, { uuid }: FoundServer, signal: AbortSignal): Promise<void> {
  const { virsh } = host;
  const files = filesOf(await virsh.run(['dumpxml', uuid, '--inactive'], signal));
  await forceOff(host, uuid, signal);
  for (const file of files) await unlessVirsh(['no-volume'], virsh.run(['vol-delete', file], signal));
  await unlessVirsh(['no-domain'], virsh.run(['undefine', uuid, ...withItsState], signal));
  // If another process has started it meanwhile, it would run on, unknown to everyone.
  await unlessVirsh(['no-domain', 'not-running'], virsh.run(['destroy', uuid], signal));
}
