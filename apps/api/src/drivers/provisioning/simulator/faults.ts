import { createRandom } from './seeded-random.ts';

/**
 * What can go wrong in a data centre:
 * - `fail`: what is begun fails at its end;
 * - `hang`: what is begun never ends;
 * - `forget`: the data centre was started anew and knows nothing of what was begun;
 * - `lose-before`, `lose-after`: the connection is lost before or after it did what it was asked;
 * - `silence`: the call is never answered, and does nothing.
 */
export const faults = ['fail', 'hang', 'forget', 'lose-before', 'lose-after', 'silence'] as const;
export type Fault = (typeof faults)[number];
export type FaultRates = Readonly<Partial<Record<Fault, number>>>;

/** The fault of the next call, or null. Faults of operations happen only where one is begun. */
export type PickFault = (call: 'begin' | 'ask') => Fault | null;

const ofOperations: ReadonlySet<Fault> = new Set(['fail', 'hang', 'forget']);

export function isFault(name: string): name is Fault {
  return faults.some((fault) => fault === name);
}

/** By rate and seed: the same calls in the same order meet the same faults. */
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
