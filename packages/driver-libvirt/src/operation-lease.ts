import { changeRecord } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { changeOperation, type RecordedOperation } from './server-record.ts';

/** A process that has ended stops renewing its lease, and another one then knows that its operation was cut off. */
const leaseMs = 30_000;
const renewMs = 5_000;

/** libvirt doesn't change the server's record while it runs one of these, so the lease has to outlive it. */
const blocking: ReadonlySet<string> = new Set(['start', 'destroy']);
const maxBlockingMs = 120_000;

export const newLease = () => Date.now() + leaseMs;

const extend = (ms: number) => (operation: RecordedOperation) => ({
  ...operation,
  leaseUntil: Math.max(operation.leaseUntil, Date.now() + ms),
});

/** Returns the host for an operation. Its lease lasts for as long as a command that blocks it may run. */
export function leasedHost(host: LibvirtHost, uuid: string, operationId: string): LibvirtHost {
  const hold = extend(maxBlockingMs + leaseMs);
  return {
    ...host,
    virsh: {
      ...host.virsh,
      async run(command, signal) {
        if (!blocking.has(command[0])) return await host.virsh.run(command, signal);
        await changeRecord(host, uuid, (record) => changeOperation(record, operationId, hold), signal);
        return await host.virsh.run(command, AbortSignal.any([signal, AbortSignal.timeout(maxBlockingMs)]));
      },
    },
  };
}

/** The reason of an abort because another process has ended the operation. */
export const leaseLost = Symbol('The lease was lost');

/** Renews the lease until the returned function is called. Aborts `stop` if another process has ended the operation. */
export function renewLease(host: LibvirtHost, uuid: string, operationId: string, stop: AbortController): () => void {
  let isRenewing = false;

  async function renew(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    try {
      const record = await changeRecord(host, uuid, (current) => changeOperation(current, operationId, extend(leaseMs)), stop.signal);
      if (record?.operations.find(({ id }) => id === operationId)?.outcome !== null) stop.abort(leaseLost);
    } catch (error) {
      host.logger.warn({ operationId, error }, 'The lease of an operation could not be renewed');
    } finally {
      isRenewing = false;
    }
  }

  const renewal = setInterval(() => void renew(), renewMs);
  return () => clearInterval(renewal);
}
