import { isFullRun } from '@portico/test-depth';

/** The concurrency and the number of rounds: a few daily, any number with `pnpm --filter @portico/api test:races`. */
export const parallel = 50;
export const rounds = Number(process.env['PORTICO_RACES'] ?? (isFullRun ? '2' : '1'));
/** A round is slow on a busy machine. */
export const patienceMs = 60_000 + rounds * 60_000;

export const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));

/** Runs rounds in sequence, because each starts from the previous one's state. */
export async function inRounds(round: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < rounds; index += 1) await round(index);
}
