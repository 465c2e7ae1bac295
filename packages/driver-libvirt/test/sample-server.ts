import { DriverError } from '@portico/drivers/driver-error';
import type { LibvirtOptions } from '../src/libvirt-options.ts';
import type { ServerRecord } from '../src/server-record.ts';

/** What a created server's domain records. */
export const sampleRecord: ServerRecord = {
  serviceId: 31,
  fence: 0,
  isMade: true,
  generation: 1,
  diskBytes: 1,
  guest: null,
  sshKey: null,
  pending: {},
  vnc: null,
  operations: [],
};

/** The options of a host in memory. */
export const sampleOptions: LibvirtOptions = {
  uri: 'qemu:///system',
  pool: 'p',
  images: {},
  nameservers: [],
  machineOf: () => ({ cpuCount: 1, memoryMib: 1, diskGib: 1 }),
};

/** Ends as virsh does that waits for a frozen guest agent: only with its signal. */
export async function untilKilled(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  throw new DriverError('virsh was killed');
}
