import { withSteps, type Step, type YearPlan } from './year-plan.ts';

/** Returns the first finding of a plan, or undefined. */
type Fails = (plan: YearPlan) => Promise<string | undefined>;

/** Two findings are alike if they differ in ids, amounts and times only. */
export const kindOf = (finding: string): string =>
  (finding.split('\n', 1)[0] ?? '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, '#').replaceAll(/\d+/gu, '#');

/**
 * Returns a smaller plan with the same kind of finding: first with fewer steps, by halves, then with simpler ones: no kills, no failing
 * servers, no attacks, one operation at a time, no jobs next to it.
 */
export async function shrinkPlan(plan: YearPlan, kind: string, run: Fails, maxRuns: number): Promise<YearPlan> {
  let runs = 0;
  let smallest = plan;
  const tryPlan = async (candidate: YearPlan): Promise<boolean> => {
    if (runs >= maxRuns) return false;
    runs += 1;
    const finding = await run(candidate);
    if (finding === undefined || kindOf(finding) !== kind) return false;
    smallest = candidate;
    return true;
  };
  for (let size = Math.ceil(plan.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < smallest.steps.length;) {
      const steps = smallest.steps.toSpliced(from, size);
      if (!(await tryPlan(withSteps(smallest, steps)))) from += size;
    }
  }
  await tryPlan({ ...smallest, faults: 'none' });
  const simpler: readonly ((step: Step) => Step)[] = [
    (step) => ({ ...step, killAt: null }),
    (step) => ({ ...step, hasJobs: false }),
    (step) => ({ ...step, attack: null }),
    (step) => ({ ...step, operations: step.operations.slice(0, 1) }),
    (step) => ({ ...step, operations: step.operations.slice(1) }),
  ];
  for (const simplify of simpler) {
    if (await tryPlan({ ...smallest, steps: smallest.steps.map(simplify) })) continue;
    for (const { index } of smallest.steps)
      await tryPlan({ ...smallest, steps: smallest.steps.map((step) => (step.index === index ? simplify(step) : step)) });
  }
  return smallest;
}
