import { expect, test } from 'vitest';
import { checkMemory } from './host-memory.ts';
import type { LibvirtHost } from './libvirt-host.ts';

const { signal } = new AbortController();

/** A host of 4 GiB, with 2 GiB promised: one server runs, another one is off. */
function hostWith(changes: Partial<LibvirtHost['options']> = {}): LibvirtHost {
  const balloons = "Domain: 'on'\n  balloon.current=1048576\n  balloon.maximum=1048576\n\nDomain: 'off'\n  balloon.maximum=1048576\n";
  const machineOf = () => ({ cpuCount: 1, memoryMib: 1, diskGib: 1 });
  const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  return {
    options: { uri: 'qemu:///system', pool: 'p', images: {}, nameservers: [], machineOf, ...changes },
    now: () => new Date(),
    logger: silent,
    exclusive: (_name, work) => work(signal),
    virsh: {
      run: async ([command]) =>
        Promise.resolve(command === 'nodeinfo' ? 'CPU(s):              2\nMemory size:         4194304 KiB\n' : balloons),
      runAll: async () => Promise.resolve(''),
    },
  };
}

test('a server whose memory fits beside all others is accepted, and one of a mebibyte more is refused', async () => {
  await checkMemory(hostWith(), 2_048, signal);
  await expect(checkMemory(hostWith(), 2_049, signal)).rejects.toMatchObject({ code: 'pool-full' });
});

test('a provider can allow more memory than the host has, or less', async () => {
  await checkMemory(hostWith({ maxMemoryMib: 8_192 }), 6_144, signal);
  await expect(checkMemory(hostWith({ maxMemoryMib: 2_560 }), 1_024, signal)).rejects.toMatchObject({ code: 'pool-full' });
});
