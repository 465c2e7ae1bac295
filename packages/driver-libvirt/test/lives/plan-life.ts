import { createHash } from 'node:crypto';

/** What a customer does with a server between its order and its cancellation. */
export type Deed = 'start' | 'stop' | 'restart' | 'force_off' | 'reinstall' | 'mount_iso' | 'unmount_iso';

/** What goes wrong meanwhile: a process is killed, the host doesn't answer for a while, or it lacks what it needs. */
export type Fault = 'kill-libvirtd' | 'kill-qemu' | 'kill-portico' | 'host-unreachable' | 'pool-full' | 'image-missing';

const always = ['kill-libvirtd', 'kill-qemu', 'kill-portico', 'host-unreachable'] as const;
/** Disks need room when they are made, and their image with each start. */
const more: Partial<Record<Step['deed'], readonly Fault[]>> = {
  order: ['pool-full', 'image-missing'],
  reinstall: ['pool-full', 'image-missing'],
  start: ['image-missing'],
  restart: ['image-missing'],
};

export type Step = {
  deed: 'order' | Deed | 'cancel';
  fault: Fault;
  /** How long the deed has been under way when the fault begins. */
  afterMs: number;
};

const deedsOfLife = 3;
const maxAfterMs = 4_000;

type Pick = <T>(list: readonly [T, ...T[]]) => T;

/** Returns the steps of one life. The same seed and number give the same steps. */
export function planLife(seed: string, life: number): Step[] {
  let draws = 0;
  const random = () =>
    createHash('sha256')
      .update(`${seed} ${life} ${(draws += 1)}`)
      .digest()
      .readUInt32BE() /
    2 ** 32;
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? list[0];
  return (['order', ...planDeeds(pick), 'cancel'] as const).map((deed) => ({
    deed,
    fault: pick([...always, ...(more[deed] ?? [])]),
    afterMs: Math.floor(random() * maxAfterMs),
  }));
}

/** Picks what the server's state allows, as long as no fault gets in the way. */
function planDeeds(pick: Pick): Deed[] {
  let [isRunning, isMounted] = [true, false];
  return Array.from({ length: deedsOfLife }, () => {
    const drive = isMounted ? 'unmount_iso' : 'mount_iso';
    const deed: Deed = isRunning ? pick(['stop', 'restart', 'force_off', 'reinstall', drive]) : pick(['start', 'reinstall', drive]);
    if (deed === drive) isMounted = !isMounted;
    else isRunning = deed !== 'stop' && deed !== 'force_off';
    if (deed === 'reinstall') isMounted = false;
    return deed;
  });
}
