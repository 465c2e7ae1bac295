/** Random values from a seed alone (mulberry32), so that a failure can be reproduced. */
export type Dice = {
  readonly pick: <T>(from: readonly T[]) => T;
  /** Returns a function that deals each item once before any repeats. */
  readonly deck: <T>(of: readonly T[]) => () => T;
};

export function createDice(seed: number): Dice {
  let state = seed >>> 0;

  function roll(sides: number): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }

  function pick<T>(from: readonly T[]): T {
    return from[roll(from.length)] as T;
  }

  function deck<T>(of: readonly T[]): () => T {
    let left: readonly T[] = [];
    return () => {
      if (left.length === 0) left = of;
      const prerendered = pick(left);
      left = left.filter((card) => card !== prerendered);
      return prerendered;
    };
  }

  return { pick, deck };
}

/** Returns the seeds in a comma-separated list, or a dozen by default. */
export function seedsOf(wanted?: string): readonly number[] {
  if (wanted) return wanted.split(',').map(Number);
  return Array.from({ length: 12 }, (_, index) => index + 1);
}
