import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test-api.ts';

/**
 * A small disk that can be filled. It needs the right to mount, which some machines don't give: there `test:faults` fails, and a daily run
 * reports it.
 */
export function mountSmallDisk(sizeMib: number) {
  const folder = temporaryFolder();
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMib}m`, 'tmpfs', folder], { encoding: 'utf8' });
  const isMounted = status === 0;
  if (!isMounted) {
    const message = `A full disk can not be tried here, since nothing can be mounted: ${stderr}`;
    if (process.env['PORTICO_MUST_MOUNT'] === '1') throw new Error(message);
    console.warn(message);
  }
  const ballast: string[] = [];
  return {
    folder,
    isMounted,
    /** Writes blocks until one is refused, because the server writes and frees space meanwhile. */
    fill(): void {
      for (;;) {
        const { bavail, bsize } = statfsSync(folder);
        const file = path.join(folder, `ballast-${ballast.length}`);
        ballast.push(file);
        try {
          writeFileSync(file, Buffer.alloc((bavail + 1) * bsize, 1));
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
          throw error;
        }
      }
    },
    evictOldest(): void {
      for (const file of ballast.splice(0)) rmSync(file);
    },
    remove(): void {
      if (isMounted) spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
