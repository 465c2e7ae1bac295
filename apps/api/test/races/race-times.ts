import { isFullRun } from '@portico/test-depth';

/** How many at once, and how often: a few rounds each day, `pnpm --filter @portico/api test:races` as many as it is told. */
export const parallel = 50;
export const rounds = Number(process.env['PORTICO_RACES'] ?? (isFullRun ? '2' : '1'));
/** A round may take its time on a busy machine. */
export const patienceMs = 60_000 + rounds * 60_000;

export const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));

/** One round after the other: each begins with what the one before left. */
export async function inRounds(round: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < rounds; index += 1) await round(index);
}
