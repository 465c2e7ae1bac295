import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runTests } from './run-tests.ts';

/*
 * `pnpm --filter @portico/api test:schedules [--seed text] [--operations 10000]` runs random money operations through two processes on
 * PostgreSQL.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: randomUUID().slice(0, 8) }, operations: { type: 'string', default: '10000' } },
});
const operations = Number(values.operations);
if (!Number.isSafeInteger(operations) || operations < 1) {
  console.error('Usage: pnpm --filter @portico/api test:schedules [--seed text] [--operations 10000]');
  process.exit(2);
}
console.log(`Seed ${values.seed}, ${operations} operations`);
const status = runTests('test/schedules', { PORTICO_SCHEDULE_SEED: values.seed, PORTICO_SCHEDULE_OPERATIONS: String(operations) });
process.exitCode = status;
