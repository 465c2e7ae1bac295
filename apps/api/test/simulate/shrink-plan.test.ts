import { expect, test } from 'vitest';
import { kindOf, shrinkPlan } from './shrink-plan.ts';
import { pickSteps } from './simulate-seed.ts';
import { planYears, type YearPlan } from './year-plan.ts';

const plan = planYears('shrunk', 1);
const [early, late] = [plan.steps[7], plan.steps[41]];
/** Fails if both steps are there, and the second still has its first operation. */
const fails = async ({ steps }: YearPlan): Promise<string | undefined> => {
  const isThere = steps.some(({ index }) => index === early?.index);
  const second = steps.find(({ index }) => index === late?.index);
  return isThere && second?.operations[0]?.index === late?.operations[0]?.index ? `invoice ${10_000 + steps.length} is unpaid` : undefined;
};

test('a failing plan shrinks to the steps that matter, in their simplest form', async () => {
  const smallest = await shrinkPlan(plan, 'invoice # is unpaid', fails, 1_000);
  expect(smallest.steps.map(({ index }) => index)).toEqual([early?.index, late?.index]);
  expect(smallest).toMatchObject({
    faults: 'none',
    steps: [
      { killAt: null, hasJobs: false },
      { killAt: null, hasJobs: false },
    ],
  });
});

test('a shrunk plan is repeated by its options', () => {
  const steps = plan.steps.filter(({ operations }) => operations.length === 2).slice(0, 2);
  const [one, two] = steps.map(({ index }) => index);
  const picked = pickSteps(plan, `${one}:01j,${two}:1`, 'none');
  expect(picked.steps.map(({ operations, hasJobs, killAt }) => [operations.length, hasJobs, killAt])).toEqual([
    [2, true, null],
    [1, false, null],
  ]);
});

test('findings that differ in ids, amounts and times are alike', () => {
  expect(kindOf('payment 0f8fad5b-d9cb-469f-a165-70867728950e over 1200 cents')).toBe(
    kindOf('payment 7c9e6679-7425-40de-944b-e07fc1f90ae7 over 9 cents'),
  );
  expect(kindOf('service 4 is paid')).not.toBe(kindOf('service 4 is unpaid'));
});
