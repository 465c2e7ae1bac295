import { runPlan, type YearReport } from './run-plan.ts';
import { kindOf, shrinkPlan } from './shrink-plan.ts';
import { planYears, withSteps, type YearPlan } from './year-plan.ts';

export type Wanted = {
  seed: string;
  years: number;
  template: string;
  /** The maximum number of runs to find a smaller plan. */
  maxShrinkRuns: number;
  onTrace?: (line: string) => void;
};
export type SeedReport = YearReport & { seed: string; ms: number; reproduction: string | null };

/** Runs a seed. If it fails, the report has a smaller plan that fails the same way. */
export async function simulateSeed({ seed, years, template, maxShrinkRuns, onTrace }: Wanted): Promise<SeedReport> {
  const began = performance.now();
  const plan = planYears(seed, years);
  const report = await runPlan(plan, { template, ...(onTrace && { onTrace }) });
  const ms = performance.now() - began;
  const [first] = report.findings;
  if (first === undefined) return { ...report, seed, ms, reproduction: null };
  const run = async (candidate: YearPlan) => (await runPlan(candidate, { template })).findings[0];
  // The steps after the failure have not run.
  const taken = plan.steps.slice(0, report.counts.steps);
  const smallest = await shrinkPlan(withSteps(plan, taken), kindOf(first), run, maxShrinkRuns);
  return { ...report, seed, ms, reproduction: describe(smallest) };
}

/** Returns a plan as the options that repeat it, and what its steps do. */
function describe({ steps, faults }: YearPlan): string {
  const parts = steps.map(({ index, killAt, attack, hasJobs, operations }) => {
    const kinds = operations.map(({ index: place, kind }) => `${place % 10}=${kind}`).join(' ');
    return `  ${index}: ${kinds}${hasJobs ? ' jobs' : ''}${attack === null ? '' : ' attack'}${killAt === null ? '' : ` kill=${killAt}`}`;
  });
  return `--steps ${steps.map(compact).join(',') || 'none'}${faults === 'none' ? ' --no-faults' : ''}\n${parts.join('\n')}`;
}

/** `12:01jak`: step 12 with its operations 0 and 1, the periodic jobs, its attack and its kill. */
const compact = ({ index, killAt, attack, hasJobs, operations }: YearPlan['steps'][number]): string =>
  `${index}:${operations.map(({ index: place }) => place % 10).join('')}${hasJobs ? 'j' : ''}${attack === null ? '' : 'a'}${killAt === null ? '' : 'k'}`;

/** Returns the part of a plan that the options name. */
export function pickSteps(plan: YearPlan, steps: string, faults: YearPlan['faults']): YearPlan {
  const wanted = new Map(steps.split(',').map((text) => [Number(text.split(':')[0]), text.split(':')[1] ?? '']));
  const picked = plan.steps.flatMap((step) => {
    const parts = wanted.get(step.index);
    if (parts === undefined) return [];
    const operations = step.operations.filter(({ index }) => parts.includes(String(index % 10)));
    const attack = parts.includes('a') ? step.attack : null;
    return [{ ...step, operations, attack, hasJobs: parts.includes('j'), killAt: parts.includes('k') ? step.killAt : null }];
  });
  return { ...withSteps(plan, picked), faults };
}
