import { DriverError } from '@portico/drivers/driver-error';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibvirtHost } from './libvirt-host.ts';
import { writeSeed, type Seed } from './seed-files.ts';
import { seedName } from './server-names.ts';
import { createVolume, type Volume } from './server-volumes.ts';
import { withTemporaryFolder } from './temporary-file.ts';
import { runProgram } from './virsh.ts';

/** xorriso pads the image to this. The volume must be no smaller. */
const seedBytes = 1024 * 1024;

/** Makes the image for cloud-init and uploads it into the pool, which may be on another machine. */
export async function createSeed(host: LibvirtHost, seed: Seed, signal: AbortSignal): Promise<Volume> {
  return await withTemporaryFolder(async (folder) => {
    const files = writeSeed(seed);
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content, { mode: 0o600 });
    const image = path.join(folder, 'seed.iso');
    const sources = Object.keys(files).map((name) => path.join(folder, name));
    const words = ['-as', 'mkisofs', '-quiet', '-V', 'cidata', '-J', '-r', '-o', image, ...sources];
    const { code, stderr } = await runProgram('xorriso', words, signal);
    if (code !== 0) throw new DriverError(`xorriso: ${stderr.trim()}`);
    const name = seedName(seed.serviceId, seed.generation);
    const volume = await createVolume(host, [name, String(seedBytes), '--format', 'raw'], signal);
    await host.virsh.run(['vol-upload', '--pool', host.options.pool, name, image], signal);
    return volume;
  });
}
