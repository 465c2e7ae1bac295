import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

/* `pnpm --filter @portico/api test:schedules [--seed text] [--operations 10000]`: random operations of money by two processes on PostgreSQL. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: randomUUID().slice(0, 8) }, operations: { type: 'string', default: '10000' } },
});
const operations = Number(values.operations);
if (!Number.isSafeInteger(operations) || operations < 1) {
  console.error('Usage: pnpm --filter @portico/api test:schedules [--seed text] [--operations 10000]');
  process.exit(2);
}
console.log(`Seed ${values.seed}, ${operations} operations`);
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/schedules'], {
  cwd: path.join(import.meta.dirname, '..'),
  env: { ...process.env, PORTICO_SCHEDULE_SEED: values.seed, PORTICO_SCHEDULE_OPERATIONS: String(operations) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
