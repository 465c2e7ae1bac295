import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Runs the tests of a folder with a larger workload from the environment. Returns the exit code. */
export function runTests(folder: string, env: Readonly<Record<string, string>>): number {
  const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', folder], {
    cwd: path.join(import.meta.dirname, '..'),
    // Some of these tests run in a full run only.
    env: { ...process.env, PORTICO_FULL_RUN: '1', ...env },
    stdio: 'inherit',
  });
  return status ?? 1;
}
