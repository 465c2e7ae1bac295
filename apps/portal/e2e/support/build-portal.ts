import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

const portal = path.resolve(import.meta.dirname, '../..');

/** A busy machine takes minutes for the build, which is part of the test. */
const timeoutMs = 900_000;

/** Builds the portal with these settings. Returns the folder, which the caller removes. */
export async function buildPortal(settings: Readonly<Record<string, string>>): Promise<string> {
  test.setTimeout(timeoutMs);
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-portal-'));
  const vite = path.join(portal, 'node_modules/.bin/vite');
  await promisify(execFile)(vite, ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: portal,
    env: { ...process.env, ...settings },
  });
  return folder;
}
