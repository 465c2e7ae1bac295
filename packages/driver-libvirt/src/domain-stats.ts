/** The figures of each domain, by its name. */
export type DomainStats = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the output of `virsh domstats`. */
export function parseDomainStats(output: string): DomainStats {
  const domains = new Map<string, Map<string, string>>();
  let figures = new Map<string, string>();
  for (const line of output.split('\n')) {
    const name = /^Domain: '(.*)'$/.exec(line)?.[1];
    if (name !== undefined) {
      figures = new Map();
      domains.set(name, figures);
      continue;
    }
    const [, key, value] = /^\s+([\w.-]+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) figures.set(key, value);
  }
  return domains;
}

/** A domain that stops loses its interfaces first. libvirt still reports it as running, and its traffic would seem to have started over. */
export function hasEveryInterface(figures: ReadonlyMap<string, string>): boolean {
  const count = figures.get('net.count');
  return count !== undefined && Array.from({ length: Number(count) }, (_, index) => figures.has(`net.${index}.rx.bytes`)).every(Boolean);
}

type DomainFigures = {
  receivedBytes: number;
  sentBytes: number;
  cpuNs: number;
  cpuCount: number;
  memory: { usedBytes: number | null; totalBytes: number };
  disk: { usedBytes: number | null; totalBytes: number; readBytes: number; writtenBytes: number };
};

/** Sums the figures of a domain over its interfaces and disks. Drives without a medium count nothing. */
export function figuresOf(figures: ReadonlyMap<string, string>): DomainFigures {
  const number = (key: string) => Number(figures.get(key) ?? 0);
  const sum = (group: 'net' | 'block' | 'vcpu', figure: string) =>
    Array.from({ length: number(group === 'vcpu' ? 'vcpu.current' : `${group}.count`) }, (_, index) =>
      number(`${group}.${index}.${figure}`),
    ).reduce((a, b) => a + b, 0);
  const cpuCount = number('vcpu.current');
  return {
    // `rx` is what the server receives.
    receivedBytes: sum('net', 'rx.bytes'),
    sentBytes: sum('net', 'tx.bytes'),
    // A host without control groups counts only the processors, without QEMU's own work.
    cpuNs: figures.has('cpu.time') ? number('cpu.time') : sum('vcpu', 'time'),
    cpuCount,
    memory: { usedBytes: usedMemory(figures), totalBytes: number('balloon.current') * 1024 },
    disk: {
      // What the disk takes on the host. The guest's own view would need its agent.
      usedBytes: number('block.0.physical'),
      totalBytes: number('block.0.capacity'),
      readBytes: sum('block', 'rd.bytes'),
      writtenBytes: sum('block', 'wr.bytes'),
    },
  };
}

/** Returns what the guest says it uses. If it has no driver that says so, what its memory takes on the host, which rarely shrinks. */
function usedMemory(figures: ReadonlyMap<string, string>): number | null {
  const kibibytes = (key: string) => (figures.has(key) ? Number(figures.get(key)) : null);
  const [available, usable, onHost] = [kibibytes('balloon.available'), kibibytes('balloon.usable'), kibibytes('balloon.rss')];
  const free = usable ?? kibibytes('balloon.unused');
  if (available !== null && free !== null) return (available - free) * 1024;
  // QEMU itself needs memory too.
  return onHost === null ? null : Math.min(onHost, kibibytes('balloon.current') ?? onHost) * 1024;
}
