// node …/run-pictures.ts [--daily] [--repeat N] [Vitest arguments such as --update or -t button]: compares the stories of the package in
// the working folder with their pictures.
// --daily leaves out what only a full run compares, unless PORTICO_FULL_RUN is set.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pinnedChromiumLaunchOptions } from '@portico/browser';

const args = process.argv.slice(2);
const dailyAt = args.indexOf('--daily');
if (dailyAt >= 0) args.splice(dailyAt, 1);
const env = { ...process.env, ...(dailyAt < 0 ? { PORTICO_FULL_RUN: '1' } : {}) };
const at = args.indexOf('--repeat');
const times = at < 0 ? 1 : Number(args.splice(at, 2)[1]);
if (!Number.isInteger(times) || times < 1) throw new Error('--repeat must be a positive whole number');

const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('vitest/package.json');
const vitest = join(dirname(manifest), 'vitest.mjs');

interface Run {
  seconds: number;
  passed: boolean;
}

function run(): Run {
  const startMs = performance.now();
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'vitest.pictures.config.ts', ...args], {
    stdio: 'inherit',
    env,
  });
  return { seconds: Math.round((performance.now() - startMs) / 1000), passed: status === 0 };
}

if (await pinnedChromiumLaunchOptions()) {
  const runs = Array.from({ length: times }, run);
  if (times > 1) {
    for (const [index, { seconds, passed }] of runs.entries()) {
      console.log(`run ${String(index + 1).padStart(2)}: ${passed ? 'no differences' : 'DIFFERENT'}, ${seconds} s`);
    }
    console.log(`${runs.filter(({ passed }) => passed).length} of ${times} runs without differences`);
  }
  process.exitCode = runs.every(({ passed }) => passed) ? 0 : 1;
} else {
  console.log('Skipped: pictures need the pinned Chromium, which only runs on Linux x64.');
}
