import { parseArgs } from 'node:util';
import { runTests } from './run-tests.ts';

/* `pnpm --filter @portico/api test:races [--times 200]` runs fifty concurrent calls per round on PostgreSQL. */
const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(values.times);
if (!Number.isSafeInteger(times) || times < 1) {
  console.error('Usage: pnpm --filter @portico/api test:races [--times 200]');
  process.exit(2);
}
const began = performance.now();
const status = runTests('test/races', { PORTICO_RACES: String(times) });
const seconds = Math.round((performance.now() - began) / 1_000);
if (status === 0) console.log(`Each race was run ${times} times in ${seconds} s: nothing happened twice, and the books hold.`);
process.exitCode = status;
