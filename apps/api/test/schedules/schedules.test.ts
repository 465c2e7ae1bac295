import { randomUUID } from 'node:crypto';
import { isFullRun } from '@portico/test-depth';
import { expect, test } from 'vitest';
import { runSchedule } from './run-schedule.ts';

/* A new seed per run. `pnpm --filter @portico/api test:schedules` takes a seed and a number of operations. */
const operations = Number(process.env['PORTICO_SCHEDULE_OPERATIONS'] ?? (isFullRun ? '300' : '12'));
const seed = process.env['PORTICO_SCHEDULE_SEED'] ?? randomUUID().slice(0, 8);

test(
  `no schedule of ${operations} operations by two processes breaks the ledger (seed ${seed})`,
  { timeout: 600_000 + operations * 1_000 },
  async () => {
    const { outcomes, findings, seconds } = await runSchedule({ seed, operations, clients: 8, atOnce: 12, print: console.log });
    console.log(`Seed ${seed}: ${operations} operations in ${Math.round(seconds)} s.`);
    for (const [kind, counts] of Object.entries(outcomes)) console.log(`  ${kind.padEnd(8)} ${JSON.stringify(counts)}`);
    expect(findings, `seed ${seed}`).toEqual([]);
  },
);
