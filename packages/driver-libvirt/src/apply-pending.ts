import { changeRecord, isServer } from './find-server.ts';
import { setAccess, withAgent } from './guest-access.ts';
import { readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { withoutPending } from './server-record.ts';

/** Sets the password and the key that were changed while the server was off. What fails now is tried again later. */
export async function applyPending(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  try {
    const [server] = await readDomains(host.virsh, [uuid], signal);
    if (server === undefined || !isServer(server) || server.power !== 'running') return;
    const { pending } = server.record;
    if (Object.keys(pending).length === 0) return;
    await withAgent(host, () => setAccess(host, server, pending, signal), signal);
    await changeRecord(host, uuid, (record) => withoutPending(record, pending), signal);
  } catch (error) {
    if (!signal.aborted) host.logger.warn({ uuid, error }, 'Access to a server could not be changed');
  }
}
