import { parseDomainStats } from './domain-stats.ts';
import { FailedCommand } from './failed-command.ts';
import type { LibvirtHost } from './libvirt-host.ts';

/** Checks that the memory of all domains, also of those that are off or aren't Portico's, would fit at once. @throws FailedCommand */
export async function checkMemory({ virsh, options }: LibvirtHost, memoryMib: number, signal: AbortSignal): Promise<void> {
  const installedKib = Number(/^Memory size: +(\d+) KiB$/m.exec(await virsh.run(['nodeinfo'], signal))?.[1] ?? 0);
  const maxMib = options.maxMemoryMib ?? Math.floor(installedKib / 1024);
  const stats = parseDomainStats(await virsh.run(['domstats', '--balloon'], signal));
  const promisedKib = [...stats.values()].reduce((sum, figures) => sum + Number(figures.get('balloon.maximum') ?? 0), 0);
  const promisedMib = Math.ceil(promisedKib / 1024);
  if (promisedMib + memoryMib <= maxMib) return;
  throw new FailedCommand('pool-full', `The servers may have ${maxMib} MiB of memory and have ${promisedMib}; ${memoryMib} more don't fit`);
}
