import { expect, inject, test } from 'vitest';
import { simulateSeed } from './simulate-seed.ts';

/* `pnpm simulate --seeds 1000` runs more. `pnpm test:mutants --of simulated` plants faults that these seeds find. */
const seeds = Array.from({ length: 8 }, (_, index) => String(index + 1));

test('no seed of a year breaks an invariant, although connections to the gateway break', { timeout: 3_600_000 }, async () => {
  let unavailable = 0;
  const onTrace = (line: string) => {
    if (/: .*\b503\b/u.test(line)) unavailable += 1;
  };
  for (const seed of seeds) {
    const { findings } = await simulateSeed({ seed, years: 1, template: inject('templateFolder'), maxShrinkRuns: 0, onTrace });
    expect(findings, `seed ${seed}`).toEqual([]);
  }
  expect(unavailable).toBeGreaterThan(0);
});
