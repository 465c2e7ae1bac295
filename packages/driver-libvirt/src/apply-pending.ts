import { changeRecord, isServer, type FoundServer } from './find-server.ts';
import { setAccess, withAgent } from './guest-access.ts';
import { readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { withoutPending } from './server-record.ts';

/** Sets the password and the key that were changed while the server was off. What fails now is tried again later. */
export async function applyPending(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  /** They may be set or replaced while the guest boots, so each attempt sets what is pending then. */
  async function attempt(held: AbortSignal): Promise<void> {
    const server = await findWithPending(host, uuid, held);
    if (server === undefined) return;
    const { pending } = server.record;
    await setAccess(host, server, pending, held);
    await changeRecord(host, uuid, (record) => withoutPending(record, pending), held);
  }
  try {
    if ((await findWithPending(host, uuid, signal)) === undefined) return;
    await withAgent(host, uuid, attempt, signal);
  } catch (error) {
    if (!signal.aborted) host.logger.warn({ uuid, error }, 'Access to a server could not be changed');
  }
}

/** Returns the server if it runs and has something pending. */
async function findWithPending({ virsh }: LibvirtHost, uuid: string, signal: AbortSignal): Promise<FoundServer | undefined> {
  const server = (await readDomains(virsh, [uuid], signal)).find(isServer);
  return server?.power === 'running' && Object.keys(server.record.pending).length > 0 ? server : undefined;
}
