import { createHash } from 'node:crypto';

/** Returns a number in [0, 1) derived only from the words. */
export function shareOf(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}

/** Returns a generator of numbers in [0, 1) that is deterministic for a seed. */
export function createRandom(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return shareOf(seed, drawn);
  };
}
