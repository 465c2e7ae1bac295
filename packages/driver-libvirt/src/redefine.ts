import type { LibvirtHost } from './libvirt-host.ts';
import { withTemporaryFile } from './temporary-file.ts';

/** Changes what the server will be from its next start on. */
export async function redefine(host: LibvirtHost, uuid: string, change: (xml: string) => string, signal: AbortSignal): Promise<void> {
  // Without --security-info, the screen's password would be lost.
  const xml = await host.virsh.run(['dumpxml', uuid, '--inactive', '--security-info'], signal);
  await withTemporaryFile(change(xml), (file) => host.virsh.run(['define', file], signal));
}
