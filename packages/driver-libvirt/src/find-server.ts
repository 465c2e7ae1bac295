import { DriverError } from '@portico/drivers/driver-error';
import type { Power } from '@portico/drivers/provisioning-driver';
import { listDomains, readDomains, type FoundDomain } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { domainUuid } from './server-names.ts';
import { serverNamespace, writeRecord, type ServerRecord } from './server-record.ts';

export type FoundServer = FoundDomain & { record: ServerRecord };

export const isServer = (domain: FoundDomain): domain is FoundServer => domain.record !== null;

/** Returns the service's server: the one that Portico created, or else the one that it adopted. */
export async function findServer({ virsh }: LibvirtHost, serviceId: number, signal: AbortSignal): Promise<FoundServer | undefined> {
  const isOurs = (domain: FoundDomain): domain is FoundServer => domain.record?.serviceId === serviceId;
  const own = (await readDomains(virsh, [domainUuid(serviceId)], signal)).find(isOurs);
  return own ?? (await listDomains(virsh, signal)).find(isOurs);
}

/** Service ids repeat after a restore from a backup; MAC addresses are random. A server that was adopted was created for no request. */
export const isCreatedWith = ({ record }: FoundServer, mac: string) => record.guest?.network.mac === mac;

export async function storeRecord({ virsh }: LibvirtHost, uuid: string, record: ServerRecord, signal: AbortSignal): Promise<void> {
  await virsh.run(['metadata', uuid, serverNamespace, '--config', '--key', 'portico', '--set', writeRecord(record)], signal);
}

/** Reads the record, changes it and stores it, one change of this process at a time. Returns undefined if the server is gone. */
export async function changeRecord(
  host: LibvirtHost,
  uuid: string,
  change: (record: ServerRecord, power: Power) => ServerRecord,
  signal: AbortSignal,
): Promise<ServerRecord | undefined> {
  return await inTurn(uuid, async () => {
    const [found] = await readDomains(host.virsh, [uuid], signal);
    if (found === undefined || !isServer(found)) return undefined;
    const changed = change(found.record, found.power);
    await storeRecord(host, uuid, changed, signal);
    return changed;
  });
}

const turns = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work of the same key. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return await work();
  })();
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}

type Held<T> = (signal: AbortSignal) => Promise<T>;

/** Runs `work` while no other process of Portico does so on the host. @throws DriverError if its turn doesn't come */
export const aloneOnHost = <T>(host: LibvirtHost, work: Held<T>, signal: AbortSignal): Promise<T> =>
  alone(host, `libvirt ${host.options.uri}`, work, signal);

/** Runs `work` while no other one changes the server's password and key. @throws DriverError if its turn doesn't come */
export const aloneWithAccess = <T>(host: LibvirtHost, uuid: string, work: Held<T>, signal: AbortSignal): Promise<T> =>
  alone(host, `libvirt access ${uuid}`, work, signal);

/** Runs `work` while no other process begins the operation. @throws DriverError if its turn doesn't come */
export const aloneWithOperation = <T>(host: LibvirtHost, operationId: string, work: Held<T>, signal: AbortSignal): Promise<T> =>
  alone(host, `libvirt operation ${operationId}`, work, signal);

async function alone<T>({ exclusive }: LibvirtHost, name: string, work: Held<T>, signal: AbortSignal): Promise<T> {
  let isAlone = false;
  const { promise: cutOff, reject } = Promise.withResolvers<never>();
  const stopWaiting = () => {
    if (!isAlone) reject(signal.reason);
  };
  async function begin(held: AbortSignal): Promise<T> {
    // Its turn came after the wait was cut off.
    signal.throwIfAborted();
    isAlone = true;
    return await work(AbortSignal.any([signal, held]));
  }
  try {
    signal.throwIfAborted();
    signal.addEventListener('abort', stopWaiting, { once: true });
    // In turn first, so that a process waits with one connection to the database.
    return await Promise.race([cutOff, inTurn(name, () => exclusive(name, begin, signal))]);
  } catch (error) {
    if (isAlone) throw error;
    throw new DriverError(`The lock of ${name} could not be taken`, { cause: error });
  } finally {
    signal.removeEventListener('abort', stopWaiting);
  }
}
