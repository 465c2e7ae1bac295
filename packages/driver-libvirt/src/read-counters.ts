import type { ServerCounters } from '@portico/drivers/server-counters';
import { applyPending } from './apply-pending.ts';
import { figuresOf, hasEveryInterface, parseDomainStats } from './domain-stats.ts';
import { isServer, type FoundServer } from './find-server.ts';
import { listDomains } from './inventory.ts';
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
  const find = async () => (await listDomains(host.virsh, signal)).filter(isServer).filter(({ record }) => wanted.has(record.serviceId));
  const servers = await find();
  for (const { uuid, power, record } of servers) {
    if (power === 'running' && Object.keys(record.pending).length > 0) void applyPending(host, uuid, signal);
  }
  const unnamed = servers.filter(({ power, boot }) => power === 'running' && boot === null);
  await nameBoots(host, unnamed, signal);
  const named = unnamed.length === 0 ? servers : await find();
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

/** Each takes a separate call, and a host may have started all its servers. By SSH, it would refuse that many connections at once. */
const namedAtOnce = 8;

/** Servers that Portico hasn't started, but their host has, get their names now. */
async function nameBoots(host: LibvirtHost, servers: readonly FoundServer[], signal: AbortSignal): Promise<void> {
  for (let from = 0; from < servers.length; from += namedAtOnce) {
    await Promise.all(servers.slice(from, from + namedAtOnce).map(({ uuid }) => recordBoot(host, uuid, signal)));
  }
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
