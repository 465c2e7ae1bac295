import { shareOf } from '@portico/simulation/simulator/seeded-random';
import type { OperationKind, PlannedOperation } from '../schedules/plan.ts';

/** How often each operation occurs, in percent. */
const weights = {
  pay: 26,
  order: 15,
  slowTopUp: 12,
  topUp: 10,
  power: 8,
  staff: 6,
  cancel: 5,
  refund: 6,
  autoPay: 3,
  credit: 3,
  promo: 2,
  signUp: 2,
  ticket: 1,
  removeCard: 1,
} as const satisfies Partial<Record<OperationKind | OwnKind, number>>;

export type OwnKind = 'slowTopUp' | 'power' | 'signUp' | 'ticket' | 'removeCard';
export type YearKind = keyof typeof weights | 'hostile';
export type YearOperation = Omit<PlannedOperation, 'kind' | 'client'> & { kind: YearKind };

/** What happens at one time: operations at once, with or next to the periodic jobs, and perhaps a kill. */
export type Step = {
  index: number;
  atMs: number;
  operations: readonly YearOperation[];
  /** An attack while payments of this step are open. */
  attack: YearOperation | null;
  /** True if the periodic jobs run at the same time. */
  hasJobs: boolean;
  /** The transaction before which the process is killed, counted from 1. */
  killAt: number | null;
};

export type YearPlan = {
  seed: string;
  startMs: number;
  endMs: number;
  steps: readonly Step[];
  /** Whether driver calls and operations fail. */
  faults: 'none' | 'usual';
};

const dayMs = 86_400_000;
const stepsPerYear = 52;
const maxGapDays = 12;
/** How many operations start at once. */
const maxOperations = 3;
/** The last day of a month, so that due dates meet shorter months. */
const startMs = Date.parse('2027-01-31T09:00:00Z');

/** Everything is derived from the seed and the position, so that a plan with fewer steps keeps the others as they are. */
export function planYears(seed: string, years: number, spanDays = Math.round(years * 365)): YearPlan {
  const steps: Step[] = [];
  const endMs = startMs + spanDays * dayMs;
  const meanDays = 365 / stepsPerYear;
  for (let index = 0, atMs = startMs; ; index += 1) {
    const gapDays = Math.min(maxGapDays, -Math.log(1 - shareOf(seed, index, 'gap')) * meanDays);
    atMs += Math.floor(gapDays * dayMs);
    if (atMs >= endMs) return { seed, startMs, endMs, steps, faults: 'usual' };
    const count = 1 + Math.floor(shareOf(seed, index, 'company') * maxOperations);
    steps.push({
      index,
      atMs,
      operations: Array.from({ length: count }, (_, place) => operationOf(seed, index * 10 + place)),
      attack: shareOf(seed, index, 'attack') < 0.5 ? operationOf(seed, index * 10 + attackPlace, 'hostile') : null,
      hasJobs: shareOf(seed, index, 'jobs') < 0.75,
      killAt: shareOf(seed, index, 'kill') < 0.08 ? 1 + Math.floor(shareOf(seed, index, 'kill at') * 25) : null,
    });
  }
}

/** Returns the plan with only these steps. It ends a day after the last one, so that the same steps always end alike. */
export const withSteps = (plan: YearPlan, steps: readonly Step[]): YearPlan => ({
  ...plan,
  steps,
  endMs: (steps.at(-1)?.atMs ?? plan.startMs) + dayMs,
});

/** The last digit of an attack's number. */
const attackPlace = 9;

function operationOf(seed: string, index: number, kind?: YearKind): YearOperation {
  const draw = (name: string) => shareOf(seed, index, name);
  return { index, kind: kind ?? kindAt(draw('kind') * 100), side: draw('side') < 0.5 ? 0 : 1, draw };
}

function kindAt(place: number): YearKind {
  let rest = place;
  for (const [kind, weight] of Object.entries(weights)) {
    rest -= weight;
    // The entries of the weights have its keys.
    if (rest < 0) return kind as YearKind;
  }
  throw new Error('The weights do not sum to a hundred');
}
