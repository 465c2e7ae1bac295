import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const watch = path.join(import.meta.dirname, '../../src/platform/database/end-when-stuck.ts');

async function run(then: string): Promise<{ ended: unknown[]; said: string }> {
  const script = `const { endWhenStuck } = await import(${JSON.stringify(watch)}); endWhenStuck(2); ${then}`;
  // Ends the child even if the test hangs.
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  return { ended: await once(child, 'close'), said };
}

test('a process with a blocked event loop is ended with an explanation', { timeout: 120_000 }, async () => {
  const { ended, said } = await run('for (;;);');
  expect(ended).toEqual([null, 'SIGKILL']);
  expect(said).toMatch(/^Nothing has run for 2 seconds: the embedded database is stuck/);
});

test('an idle process keeps running and exits normally', { timeout: 120_000 }, async () => {
  const { ended, said } = await run('setTimeout(() => {}, 6_000);');
  expect({ ended, said }).toEqual({ ended: [0, null], said: '' });
});
