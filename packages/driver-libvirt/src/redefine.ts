import { inTurn } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { withTemporaryFile } from './temporary-file.ts';

/** Changes what the server will be from its next start on. In turn with changes of its record, which is a part of the same document. */
export async function redefine(host: LibvirtHost, uuid: string, change: (xml: string) => string, signal: AbortSignal): Promise<void> {
  await inTurn(uuid, async () => {
    // Without --security-info, the screen's password would be lost.
    const xml = await host.virsh.run(['dumpxml', uuid, '--inactive', '--security-info'], signal);
    await withTemporaryFile(change(xml), (file) => host.virsh.run(['define', file], signal));
  });
}
