import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs `work` with a folder that only this user can read, because documents for virsh may hold passwords. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-libvirt-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function withTemporaryFile<T>(content: string, work: (file: string) => Promise<T>): Promise<T> {
  return await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'document');
    await writeFile(file, content, { mode: 0o600 });
    return await work(file);
  });
}
