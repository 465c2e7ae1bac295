/**
 * `pnpm test:stress [lane …] [--repeat 3]`: repeats lanes of the daily run while two busy loops occupy the CPU. A test that fails here
 * depends on the machine's speed.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run-turbo.ts';

const { values, positionals: lanes } = parseArgs({ allowPositionals: true, options: { repeat: { type: 'string', default: '1' } } });
const times = Number(values.repeat);
if (!Number.isSafeInteger(times) || times < 1) throw new Error('--repeat must be a positive whole number');

const busyLoops = [1, 2].map(() => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }));
const stop = () => busyLoops.forEach((loop) => loop.kill('SIGKILL'));
process.on('exit', stop);
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const failed: number[] = [];
for (let run = 1; run <= times; run += 1) {
  console.log(`\nStress run ${run} of ${times}`);
  const test = path.join(root, 'tooling/check/test.ts');
  if (spawnSync(process.execPath, [test, ...lanes, '--force'], { cwd: root, stdio: 'inherit' }).status !== 0) failed.push(run);
}
console.log(failed.length === 0 ? `\n${times} of ${times} stress runs passed` : `\nFailed stress runs: ${failed.join(', ')} of ${times}`);
process.exitCode = failed.length === 0 ? 0 : 1;
