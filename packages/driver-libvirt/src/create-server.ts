import type { ServerRequest } from '@portico/drivers/provisioning-driver';
import { randomBytes } from 'node:crypto';
import { writeDomain } from './domain-document.ts';
import { FailedCommand } from './failed-command.ts';
import { aloneOnHost, changeRecord, findServer, isCreatedWith } from './find-server.ts';
import { hashRootPassword } from './guest-access.ts';
import { checkMemory } from './host-memory.ts';
import { listDomains, readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { writeFilters } from './network-filter.ts';
import { createSeed } from './seed-volume.ts';
import { domainName, domainUuid } from './server-names.ts';
import { startServer } from './server-power.ts';
import type { ServerRecord } from './server-record.ts';
import { checkCapacity, createDisk, findIso } from './server-volumes.ts';
import { withTemporaryFile } from './temporary-file.ts';

/** QEMU uses the first eight characters. */
export const newScreenPassword = () => randomBytes(6).toString('base64url');

/** Creates the server and starts it, from wherever an earlier attempt stopped. @throws FailedCommand */
export async function createServer(host: LibvirtHost, request: ServerRequest, signal: AbortSignal): Promise<void> {
  // Otherwise, two servers could take the same space or the same port, and two processes could make the disk of one server.
  const uuid = await aloneOnHost(host, (held) => findOrDefine(host, request, held), signal);
  await startServer(host, uuid, signal);
  await changeRecord(host, uuid, (record) => ({ ...record, isMade: true }), signal);
}

async function findOrDefine(host: LibvirtHost, request: ServerRequest, signal: AbortSignal): Promise<string> {
  const { serviceId, network } = request;
  const found = await findServer(host, serviceId, signal);
  if (found === undefined) return await define(host, request, signal);
  if (isCreatedWith(found, network.mac)) return found.uuid;
  const mac = found.record.guest?.network.mac ?? 'unknown';
  throw new FailedCommand(
    'host-error',
    `${found.name} is another service ${serviceId}'s server, perhaps from before a restore: its MAC is ${mac} instead of ${network.mac}`,
  );
}

/** Defines the domain last, so that volumes without a domain are known to be incomplete. */
async function define(host: LibvirtHost, request: ServerRequest, signal: AbortSignal): Promise<string> {
  const { virsh, options } = host;
  const { serviceId, hostname, system, network, sshKey } = request;
  const uuid = domainUuid(serviceId);
  const [unknown] = await readDomains(virsh, [uuid], signal);
  if (unknown !== undefined) throw new FailedCommand('host-error', `${unknown.name} exists, but Portico's record of it is damaged`);
  const bridge = network.bridge ?? options.bridge;
  if (bridge === undefined) throw new FailedCommand('host-error', 'Neither the address pool nor the driver names a bridge');
  const machine = options.machineOf(request);
  const bytes = machine.diskGib * 1024 ** 3;
  const iso = system.iso === null ? null : await findIso(host, system.iso, signal);
  await checkCapacity(host, bytes, signal);
  await checkMemory(host, machine.memoryMib, signal);
  const disk = await createDisk(host, { serviceId, generation: 1, system, bytes }, signal);
  const passwordHash = request.rootPassword === null ? null : await hashRootPassword(request.rootPassword, signal);
  const { nameservers } = options;
  const seed = await createSeed(host, { serviceId, generation: 1, hostname, network, nameservers, passwordHash, sshKey }, signal);
  for (const filter of writeFilters()) await withTemporaryFile(filter, (file) => virsh.run(['nwfilter-define', file], signal));
  const vncPort = options.vnc === undefined ? null : await freePort(host, options.vnc.firstPort, signal);
  const record: ServerRecord = {
    serviceId,
    fence: 0,
    isMade: false,
    generation: 1,
    diskBytes: bytes,
    guest: { hostname, network: { ...network, ipv4: [...network.ipv4] } },
    sshKey,
    pending: {},
    vnc: vncPort === null ? null : { port: vncPort, isEnabled: false },
    operations: [],
  };
  const domain = writeDomain({
    domainType: options.domainType ?? 'kvm',
    name: domainName(serviceId),
    uuid,
    title: hostname,
    record,
    memoryMib: machine.memoryMib,
    cpuCount: machine.cpuCount,
    disk: disk.file,
    seed: seed.file,
    iso,
    network: { ...network, bridge },
    vnc: { listen: options.vnc?.listen ?? '127.0.0.1', port: vncPort, password: newScreenPassword() },
  });
  await withTemporaryFile(domain, (file) => virsh.run(['define', file], signal));
  return uuid;
}

async function freePort({ virsh }: LibvirtHost, first: number, signal: AbortSignal): Promise<number> {
  const taken = new Set((await listDomains(virsh, signal)).map(({ record }) => record?.vnc?.port));
  let port = first;
  while (taken.has(port)) port += 1;
  return port;
}
