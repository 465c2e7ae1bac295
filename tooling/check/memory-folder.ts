import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';

const sharedMemory = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/**
 * Returns a temporary folder in memory for the databases and browser profiles of tests, which on a disk spend more time in the file system
 * than in the test. Undefined if the machine has no such memory. Removed when this process ends.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(sharedMemory) || !allowsPrograms()) return undefined;
  const { bavail, bsize } = statfsSync(sharedMemory);
  if (bavail * bsize < minFreeBytes) return undefined;
  const folder = mkdtempSync(`${sharedMemory}/portico-`);
  // PostgreSQL runs as a user other than root.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  return folder;
}

/** The project's own browser unpacks itself into the temporary folder, so programs must be executable there. */
function allowsPrograms(): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === sharedMemory);
  return mount !== undefined && !/[ ,]noexec[ ,]/.test(mount);
}
