import { createRandom } from './seeded-random.ts';

/**
 * What can go wrong in a data centre:
 * - `fail`: the operation fails at its end;
 * - `hang`: the operation never ends;
 * - `forget`: the data centre restarted and lost the operation;
 * - `lose-before`, `lose-after`: the connection drops before or after the call takes effect;
 * - `silence`: the call has no effect and never returns.
 */
export const faults = ['fail', 'hang', 'forget', 'lose-before', 'lose-after', 'silence'] as const;
export type Fault = (typeof faults)[number];
export type FaultRates = Readonly<Partial<Record<Fault, number>>>;

/** Returns the fault of the next call, or null. Operation faults occur only in `begin`. */
export type PickFault = (call: 'begin' | 'ask') => Fault | null;

const ofOperations: ReadonlySet<Fault> = new Set(['fail', 'hang', 'forget']);

export function isFault(name: string): name is Fault {
  return faults.some((fault) => fault === name);
}

/** Picks faults by rate and seed. The same calls in the same order get the same faults. */
export function randomFaults(seed: string, rates: FaultRates): PickFault {
  const random = createRandom(`faults ${seed}`);
  return (call) => {
    let drawn = random();
    for (const fault of faults) {
      drawn -= rates[fault] ?? 0;
      if (drawn < 0) return call === 'ask' && ofOperations.has(fault) ? null : fault;
    }
    return null;
  };
}
