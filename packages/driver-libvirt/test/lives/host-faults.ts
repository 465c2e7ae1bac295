import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statfsSync } from 'node:fs';
import { poolFolder } from '../machine-room.ts';
import type { ServedProduct } from '../product/served-product.ts';
import { waitUntil } from '../wait-until.ts';
import { askVirsh } from './ask-virsh.ts';
import type { Fault } from './plan-life.ts';

/** A fault of the whole host, while `lasts` waits. A life that would have it meanwhile joins it. */
type HostFault = (lasts: () => Promise<unknown>) => Promise<void>;

const image = `${poolFolder}/guest.qcow2`;
const file = '/run/libvirtd.pid';
/** Too little for a disk of the catalogue, and enough for what running servers write. */
const spareBytes = 64 * 1024 ** 2;

export function createHostFaults(product: ServedProduct): Record<Exclude<Fault, 'kill-qemu'>, HostFault> {
  return {
    'kill-libvirtd': shared(
      async () => {
        const pid = Number(readFileSync(file, 'utf8'));
        signal(pid, 'SIGKILL');
        await waitUntil(() => !isRunning(pid));
      },
      async () => {
        spawn('libvirtd', [], { detached: true, stdio: 'ignore' }).unref();
        await waitUntil(() => askVirsh('uri').catch(() => undefined));
      },
    ),
    'kill-portico': shared(product.kill, product.start),
    'host-unreachable': shared(
      async () => signal(Number(readFileSync(file, 'utf8')), 'SIGSTOP'),
      async () => signal(Number(readFileSync(file, 'utf8')), 'SIGCONT'),
    ),
    'pool-full': shared(
      async () => {
        const { blocks, bfree, bsize } = statfsSync(poolFolder);
        resizePool(String((blocks - bfree) * bsize + spareBytes));
      },
      async () => resizePool('50%'),
    ),
    'image-missing': shared(
      async () => renameSync(image, `${image}.away`),
      async () => renameSync(`${image}.away`, image),
    ),
  };
}

function shared(begin: () => Promise<void>, mend: () => Promise<void>): HostFault {
  let current: Promise<void> | null = null;
  const happen = async (lasts: () => Promise<unknown>) => {
    await begin();
    await lasts();
    await mend();
    current = null;
  };
  return (lasts) => (current ??= happen(lasts));
}

/** The pool is in a file system in memory, which can shrink and grow. */
function resizePool(size: string): void {
  execFileSync('mount', ['-o', `remount,size=${size}`, '/var/lib/libvirt']);
}

const pidFile = (serviceId: number) => `/run/libvirt/qemu/portico-${serviceId}.pid`;

export const hasMachineProcess = (serviceId: number) => existsSync(pidFile(serviceId));

/** Ends the server's QEMU, if it runs. */
export function killMachine(serviceId: number): void {
  if (hasMachineProcess(serviceId)) signal(Number(readFileSync(pidFile(serviceId), 'utf8')), 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
