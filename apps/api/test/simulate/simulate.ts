import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runPlan } from './run-plan.ts';
import { simulateMany } from './simulate-many.ts';
import { pickSteps, simulateSeed, type SeedReport } from './simulate-seed.ts';
import { makeTemplate } from './simulated-machine.ts';
import { planYears } from './year-plan.ts';

const usage =
  'Usage: pnpm simulate [--seed 1] [--years 1] [--seeds 1000] [--workers 2] [--shrink-runs 60] [--steps 3:0j,7:01ak] [--no-faults] [--trace]';
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    years: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    'shrink-runs': { type: 'string', default: '60' },
    steps: { type: 'string' },
    'no-faults': { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
});
const { seed, steps, trace } = values;
const [years, count, workers, maxShrinkRuns] = [values.years, values.seeds, values.workers, values['shrink-runs']].map(Number) as [
  number,
  number,
  number,
  number,
];
if (![count, workers].every((figure) => Number.isSafeInteger(figure) && figure > 0) || !(years > 0) || !(maxShrinkRuns >= 0)) {
  console.error(usage);
  process.exit(2);
}
if (count > 1 && !Number.isSafeInteger(Number(seed))) {
  console.error('--seeds counts up from --seed, which must be a whole number.');
  process.exit(2);
}

const template = mkdtempSync(path.join(tmpdir(), 'portico-simulation-template-'));
const onTrace = trace ? { onTrace: console.log } : {};
try {
  await makeTemplate(template);
  process.exitCode = await run();
} finally {
  rmSync(template, { recursive: true, force: true });
}

async function run(): Promise<number> {
  if (steps !== undefined) {
    const plan = pickSteps(planYears(seed, years), steps, values['no-faults'] ? 'none' : 'usual');
    const report = await runPlan(plan, { template, ...onTrace });
    console.log(`Seed ${seed}, ${plan.steps.length} steps: trace ${report.trace}, books ${report.books}`);
    for (const finding of report.findings) console.log(`  ${finding}`);
    return report.findings.length === 0 ? 0 : 1;
  }
  if (count === 1) {
    const report = await simulateSeed({ seed, years, template, maxShrinkRuns, ...onTrace });
    tell(report);
    return report.findings.length === 0 ? 0 : 1;
  }
  return await runMany();
}

async function runMany(): Promise<number> {
  const began = performance.now();
  const totals = { seeds: 0, failed: 0, ms: 0, operations: 0, transactions: 0, kills: 0 };
  const minutes = () => (performance.now() - began) / 60_000;
  const sum = () =>
    `${totals.seeds} seeds of ${years} years in ${minutes().toFixed(1)} min, ${(totals.seeds / minutes()).toFixed(1)} seeds/min, ` +
    `${(totals.ms / totals.seeds / years / 1_000).toFixed(1)} s a year; ${totals.operations} operations, ${totals.transactions} transactions, ` +
    `${totals.kills} kills; ${totals.failed} seeds with violations`;
  await simulateMany({ from: Number(seed), count, years, template, workers, maxShrinkRuns }, (report) => {
    totals.seeds += 1;
    totals.ms += report.ms;
    totals.operations += report.counts.operations;
    totals.transactions += report.counts.transactions;
    totals.kills += report.counts.kills;
    if (report.findings.length > 0) {
      totals.failed += 1;
      tell(report);
    }
    if (totals.seeds % 25 === 0) console.log(sum());
  });
  console.log(sum());
  return totals.failed === 0 ? 0 : 1;
}

function tell({ seed: of, trace: traced, books, counts, ms, findings, reproduction }: SeedReport): void {
  const { steps: taken, operations, transactions, kills } = counts;
  console.log(
    `Seed ${of}: trace ${traced}, books ${books}; ${taken} steps, ${operations} operations, ${transactions} transactions, ${kills} kills in ${(ms / 1_000).toFixed(1)} s`,
  );
  for (const finding of findings) console.log(`  ${finding}`);
  if (reproduction !== null) console.log(`Reproduce with pnpm simulate --seed ${of} --years ${years} ${reproduction}`);
}
