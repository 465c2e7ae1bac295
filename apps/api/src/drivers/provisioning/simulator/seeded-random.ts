import { createHash } from 'node:crypto';

/** A number in [0, 1) that follows from the words alone. */
export function shareOf(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}

/** Numbers in [0, 1), the same for the same seed. */
export function createRandom(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return shareOf(seed, drawn);
  };
}
