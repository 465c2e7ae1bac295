import { DriverError } from '@portico/drivers/driver-error';
import { figuresOf, parseDomainStats } from './domain-stats.ts';
import { aloneOnHost, findServer, storeRecord } from './find-server.ts';
import { readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';

/** Marks a domain as the service's server, without restarting it. @throws DriverError */
export async function adoptServer(host: LibvirtHost, serviceId: number, foreignId: string, signal: AbortSignal): Promise<void> {
  await aloneOnHost(host, (held) => adopt(host, serviceId, foreignId, held), signal);
}

async function adopt(host: LibvirtHost, serviceId: number, foreignId: string, signal: AbortSignal): Promise<void> {
  const { virsh } = host;
  const [domain] = await readDomains(virsh, [foreignId], signal);
  if (domain === undefined) throw new DriverError(`There is no domain ${foreignId}`);
  if (domain.record?.serviceId === serviceId) return;
  const other = await findServer(host, serviceId, signal);
  if (other !== undefined) throw new DriverError(`Service ${serviceId} already has ${other.name}`);
  const stats = parseDomainStats(await virsh.run(['domstats', '--block', foreignId], signal)).get(domain.name);
  const known = domain.record ?? {
    isMade: true,
    generation: 0,
    diskBytes: stats === undefined ? 0 : figuresOf(stats).disk.totalBytes,
    guest: null,
    sshKey: null,
    pending: {},
    vnc: null,
  };
  // Another installation's fences would refuse all operations of this one.
  await storeRecord(host, domain.uuid, { ...known, serviceId, fence: 0, operations: [] }, signal);
}
