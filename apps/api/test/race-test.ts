import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

/* `pnpm --filter @portico/api test:races [--times 200]`: fifty at once, so many times each, on PostgreSQL. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(values.times);
if (!Number.isSafeInteger(times) || times < 1) {
  console.error('Usage: pnpm --filter @portico/api test:races [--times 200]');
  process.exit(2);
}
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const began = performance.now();
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/races'], {
  cwd: path.join(import.meta.dirname, '..'),
  env: { ...process.env, PORTICO_RACES: String(times) },
  stdio: 'inherit',
});
const seconds = Math.round((performance.now() - began) / 1_000);
if (status === 0) console.log(`Each race was run ${times} times in ${seconds} s: nothing happened twice, and the books hold.`);
process.exitCode = status ?? 1;
