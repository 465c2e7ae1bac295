import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const portal = path.resolve(import.meta.dirname, '../..');

/** Builds the portal with these settings. Returns the folder, which the caller removes. */
export async function buildPortal(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-portal-'));
  const vite = path.join(portal, 'node_modules/.bin/vite');
  await promisify(execFile)(vite, ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: portal,
    env: { ...process.env, ...settings },
  });
  return folder;
}
