import { expect, inject, test } from 'vitest';
import { runPlan } from './run-plan.ts';
import { planYears } from './year-plan.ts';

/* `pnpm simulate --seeds 1000` runs whole years. */
test('the same seed leads to the same events and the same books, and another seed to others', async () => {
  const template = inject('templateFolder');
  const run = (seed: string) => runPlan(planYears(seed, 8 / 365), { template });
  const [first, again, other] = [await run('daily'), await run('daily'), planYears('other', 8 / 365)];
  expect(first).toMatchObject({ findings: [], trace: again.trace, books: again.books });
  expect(first.counts.steps).toBeGreaterThan(0);
  expect(other.steps.map(({ atMs }) => atMs)).not.toEqual(planYears('daily', 8 / 365).steps.map(({ atMs }) => atMs));
});
