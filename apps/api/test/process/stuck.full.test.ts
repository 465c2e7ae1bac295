import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startApiProcess } from '../api-process.ts';
import { copyEmbeddedDatabase, temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const watch = path.join(import.meta.dirname, '../../src/platform/watchdog/end-when-stuck.ts');

async function run(then: string): Promise<{ ended: unknown[]; output: string }> {
  const script = `const { endWhenStuck } = await import(${JSON.stringify(watch)}); endWhenStuck(2, 'it is asleep'); ${then}`;
  // Ends the child even if the test hangs.
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr.on('data', (bytes: Buffer) => {
    output += bytes.toString();
  });
  return { ended: await once(child, 'close'), output };
}

test('a process with a blocked event loop is ended with an explanation', { timeout: 120_000 }, async () => {
  const { ended, output } = await run('for (;;);');
  expect(ended).toEqual([null, 'SIGKILL']);
  expect(output).toMatch(/^Nothing has run for 2 seconds: it is asleep\. The process exits/);
});

test('an idle process keeps running and exits normally', { timeout: 120_000 }, async () => {
  const { ended, output } = await run('setTimeout(() => {}, 6_000);');
  expect({ ended, output }).toEqual({ ended: [0, null], output: '' });
});

/** The processes that a process started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

test.runIf(process.platform === 'linux')(
  '`pnpm start` says so and starts the server again after it was killed',
  { timeout: 300_000 },
  async () => {
    const folder = temporaryFolder();
    copyEmbeddedDatabase(folder);
    const mainFile = path.join(import.meta.dirname, '../../../../tooling/start/start.ts');
    const started = await startApiProcess({ mainFile, env: { DATA_FOLDER: folder, PORTAL_FOLDER: path.join(folder, 'no-portal') } });
    const [server] = childrenOf(started.pid);
    process.kill(server ?? 0, 'SIGKILL');
    await waitFor(
      'another server',
      () => (started.output().includes('Starting it again') && childrenOf(started.pid).length > 0) || undefined,
    );
    const [other] = childrenOf(started.pid);
    expect(other).not.toBe(server);
    await waitFor(
      'its response',
      async () =>
        (await fetch(`${started.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )) || undefined,
      120_000,
    );
    await started.kill('SIGTERM');
    await waitFor('the end of both', () => (isGone(other ?? 0) ? true : undefined));
    rmSync(folder, { recursive: true });
  },
);

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    // No process has this id.
    return true;
  }
}
