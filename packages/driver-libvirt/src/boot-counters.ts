import type { BootCounters } from '@portico/drivers/server-counters';
import { figuresOf, hasEveryInterface, parseDomainStats } from './domain-stats.ts';
import { changeRecord } from './find-server.ts';
import { readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { unlessVirsh } from './virsh-error.ts';

/** What libvirt reports for a domain that isn't running. */
const offStates: ReadonlySet<string | undefined> = new Set(['5', '6', undefined]);

/** Watches the counters of a server's present boot, which end with its process. */
export async function watchBoot(host: LibvirtHost, uuid: string, signal: AbortSignal) {
  const [domain] = await readDomains(host.virsh, [uuid], signal);
  const epoch = domain?.boot?.id;
  let last: BootCounters | null = null;

  return {
    /** Reads them. Returns false if the server is off. */
    async look(): Promise<boolean> {
      const words = ['domstats', '--state', '--cpu-total', '--vcpu', '--interface', uuid] as const;
      const output = await unlessVirsh(['no-domain', 'not-running'], host.virsh.run(words, signal));
      const figures = [...parseDomainStats(output ?? '').values()][0];
      if (figures === undefined || offStates.has(figures.get('state.state'))) return false;
      const { receivedBytes, sentBytes, cpuNs } = figuresOf(figures);
      if (epoch !== undefined && hasEveryInterface(figures)) last = { bootEpoch: epoch, receivedBytes, sentBytes, cpuNs };
      return true;
    },
    /** Stores the newest with the server, where the next reading finds them. */
    async keep(): Promise<void> {
      const ended = last;
      if (ended !== null) await changeRecord(host, uuid, (record) => ({ ...record, ended }), signal);
    },
  };
}
