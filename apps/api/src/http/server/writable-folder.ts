import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const probe = Buffer.alloc(64 * 1024, 1);

/**
 * Returns a check that rejects while the folder can't take a small file, as on a full or read-only disk. Concurrent callers share one
 * write.
 */
export function writableFolderCheck(folder: string): () => Promise<void> {
  const file = path.join(folder, `write-check-${process.pid}`);
  let running: Promise<void> | null = null;
  const write = async () => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, probe);
    } finally {
      running = null;
      await rm(file, { force: true });
    }
  };
  return () => (running ??= write());
}
