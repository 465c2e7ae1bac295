import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';

const sharedMemory = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/**
 * A temporary folder in memory, for the databases and browser profiles that tests make: on a disk they spend more time in the file system
 * than in the test. Undefined where the machine has no such memory; removed when this process ends.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(sharedMemory) || !allowsPrograms()) return undefined;
  const { bavail, bsize } = statfsSync(sharedMemory);
  if (bavail * bsize < minFreeBytes) return undefined;
  const folder = mkdtempSync(`${sharedMemory}/portico-`);
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  return folder;
}

/** The browser that comes with the project unpacks itself into the temporary folder. */
function allowsPrograms(): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === sharedMemory);
  return mount !== undefined && !/[ ,]noexec[ ,]/.test(mount);
}
