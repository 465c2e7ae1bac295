import { BusyError } from './busy-error.ts';

export type Bounds = { atOnce: number; waiting: number; retryAfterSeconds: number };

/** Runs at most `atOnce` pieces of work, keeps at most `waiting` more in line, and refuses the rest. @throws BusyError */
export function boundedWork({ atOnce, waiting, retryAfterSeconds }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw new BusyError(retryAfterSeconds);
    // Who is done hands the place on, so that nobody who comes later slips in.
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
