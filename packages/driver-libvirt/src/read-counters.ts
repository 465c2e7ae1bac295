import type { ServerCounters } from '@portico/drivers/server-counters';
import { applyPending } from './apply-pending.ts';
import { figuresOf, hasEveryInterface, parseDomainStats } from './domain-stats.ts';
import { isServer, type FoundServer } from './find-server.ts';
import { listDomains, readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { recordBoot } from './server-power.ts';

const statistics = ['--cpu-total', '--vcpu', '--balloon', '--interface', '--block'] as const;

/**
 * Returns the counters of each server that exists, in a few calls, however many there are. A server that starts or stops during the call
 * is left out, because its figures could be those of either boot; the next reading has them.
 */
export async function readCounters(
  host: LibvirtHost,
  serviceIds: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, ServerCounters>> {
  const wanted = new Set(serviceIds);
  const servers = (await listDomains(host.virsh, signal)).filter(isServer).filter(({ record }) => wanted.has(record.serviceId));
  const named = await Promise.all(servers.map((server) => withBoot(host, server, signal)));
  const stats = parseDomainStats(await host.virsh.run(['domstats', ...statistics], signal));
  const at = host.now();
  const boots = new Map((await listDomains(host.virsh, signal)).map(({ uuid, boot }) => [uuid, boot?.id]));
  return new Map(
    named.flatMap((server) => {
      const figures = stats.get(server.name);
      if (figures === undefined || boots.get(server.uuid) !== server.boot?.id || (isOn(server) && !hasEveryInterface(figures))) return [];
      return [[server.record.serviceId, countersOf(server, figuresOf(figures), at)] as const];
    }),
  );
}

/** A server that Portico hasn't started, but its host has, gets its name now. */
async function withBoot(host: LibvirtHost, server: FoundServer, signal: AbortSignal): Promise<FoundServer> {
  if (server.power === 'stopped') return server;
  if (Object.keys(server.record.pending).length > 0) void applyPending(host, server.uuid, signal);
  if (server.boot !== null) return server;
  await recordBoot(host, server.uuid, signal);
  const [again] = await readDomains(host.virsh, [server.uuid], signal);
  return again !== undefined && isServer(again) ? again : server;
}

const isOn = ({ power, boot }: FoundServer): boolean => power !== 'stopped' && boot !== null;

function countersOf({ uuid, power, boot, record }: FoundServer, figures: ReturnType<typeof figuresOf>, at: Date): ServerCounters {
  const before = record.ended === undefined ? {} : { previous: record.ended };
  if (power === 'stopped' || boot === null) {
    const { memory, disk, cpuCount } = figures;
    const none = { receivedBytes: 0, sentBytes: 0, cpuNs: 0 };
    return {
      bootEpoch: `${uuid} off`,
      at,
      uptimeSeconds: 0,
      ...none,
      cpuCount,
      memory: { ...memory, usedBytes: 0 },
      disk: { ...disk, readBytes: 0, writtenBytes: 0 },
      ...before,
    };
  }
  return { bootEpoch: boot.id, at, uptimeSeconds: Math.max(0, (at.getTime() - boot.startedAt) / 1000), ...figures, ...before };
}
