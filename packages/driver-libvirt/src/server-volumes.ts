import type { InstalledSystem } from '@portico/drivers/server-command';
import { figuresOf, parseDomainStats } from './domain-stats.ts';
import { FailedCommand } from './failed-command.ts';
import { listDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { diskName, isVolumeOf } from './server-names.ts';
import { unlessVirsh } from './virsh-error.ts';
import { childOf, readXml } from './xml.ts';

/** `file` is its absolute path on the host. */
export type Volume = { name: string; file: string };

/** Creates a volume in place of one of the same name, which an interrupted attempt has left. */
export async function createVolume(
  { virsh, options: { pool } }: LibvirtHost,
  [name, ...words]: readonly [string, ...string[]],
  signal: AbortSignal,
): Promise<Volume> {
  await unlessVirsh(['no-volume'], virsh.run(['vol-delete', '--pool', pool, name], signal));
  await virsh.run(['vol-create-as', pool, name, ...words], signal);
  return { name, file: (await virsh.run(['vol-path', '--pool', pool, name], signal)).trim() };
}

type NewDisk = { serviceId: number; generation: number; system: InstalledSystem; bytes: number };

/** Creates a disk whose unwritten parts are those of the system's image. @throws FailedCommand */
export async function createDisk(
  host: LibvirtHost,
  { serviceId, generation, system: { os, iso }, bytes }: NewDisk,
  signal: AbortSignal,
): Promise<Volume> {
  const { images, imagePool, pool } = host.options;
  const words = [diskName(serviceId, generation), String(bytes), '--format', 'qcow2'] as const;
  // The customer installs a system from the ISO image.
  if (os === null || iso !== null) return await createVolume(host, words, signal);
  const image = images[os];
  if (image === undefined) throw new FailedCommand('image-missing', `No image is configured for ${os}`);
  const file = await findVolume(host, imagePool ?? pool, image, signal);
  if (file === undefined) throw new FailedCommand('image-missing', `There is no volume ${image} in ${imagePool ?? pool}`);
  return await createVolume(host, [...words, '--backing-vol', file, '--backing-vol-format', 'qcow2'], signal);
}

/** Returns the path of an ISO image. @throws FailedCommand */
export async function findIso(host: LibvirtHost, iso: string, signal: AbortSignal): Promise<string> {
  const { isos = {}, isoPool, pool } = host.options;
  const volume = isos[iso];
  if (volume === undefined) throw new FailedCommand('iso-missing', `No image is configured for ${iso}`);
  const file = await findVolume(host, isoPool ?? pool, volume, signal);
  if (file === undefined) throw new FailedCommand('iso-missing', `There is no volume ${volume} in ${isoPool ?? pool}`);
  return file;
}

/** Looks again after a refresh, because files that are copied into a pool are unknown until then. */
async function findVolume({ virsh }: LibvirtHost, pool: string, name: string, signal: AbortSignal): Promise<string | undefined> {
  const find = () => unlessVirsh(['no-volume'], virsh.run(['vol-path', '--pool', pool, name], signal));
  let file = await find();
  if (file === undefined) {
    await virsh.run(['pool-refresh', pool], signal);
    file = await find();
  }
  return file?.trim();
}

/** Deletes the service's volumes, except those named. */
export async function deleteVolumes(host: LibvirtHost, serviceId: number, kept: readonly string[], signal: AbortSignal): Promise<void> {
  const { virsh, options } = host;
  for (const line of (await virsh.run(['vol-list', options.pool], signal)).split('\n')) {
    const name = line.trim().split(/\s/)[0] ?? '';
    if (!isVolumeOf(serviceId, name) || kept.includes(name)) continue;
    await unlessVirsh(['no-volume'], virsh.run(['vol-delete', '--pool', options.pool, name], signal));
  }
}

/**
 * Checks that all servers' disks would fit if they were full. The pool doesn't: it creates disks of any size, because they grow as they are
 * written. What they take already and what is free belongs to them; images and other files of the same file system don't.
 * @throws FailedCommand
 */
export async function checkCapacity(host: LibvirtHost, bytes: number, signal: AbortSignal): Promise<void> {
  const { virsh, options } = host;
  // libvirt counts the free space only then. It refuses while another volume is being written.
  await unlessVirsh(['other'], virsh.run(['pool-refresh', options.pool], signal));
  const pool = readXml(await virsh.run(['pool-dumpxml', options.pool], signal)).documentElement;
  const available = Number((pool && childOf(pool, 'available')?.textContent) ?? 0);
  const stats = parseDomainStats(await virsh.run(['domstats', '--block'], signal));
  let [promised, taken] = [0, 0];
  for (const { name, record } of await listDomains(virsh, signal)) {
    if (record === null) continue;
    promised += record.diskBytes;
    taken += figuresOf(stats.get(name) ?? new Map()).disk.usedBytes ?? 0;
  }
  if (promised + bytes <= available + taken) return;
  const reason = `${options.pool} has room for ${available + taken} bytes, of which ${promised} are promised; ${bytes} more don't fit`;
  throw new FailedCommand('pool-full', reason);
}
