import { BusyError } from './busy-error.ts';

export type Bounds = { atOnce: number; waiting: number; retryAfterSeconds: number };

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a function that runs at most `atOnce` tasks, queues at most `waiting` more and refuses the rest. @throws BusyError */
export function boundedWork({ atOnce, waiting, retryAfterSeconds }: Bounds): Run {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw new BusyError(retryAfterSeconds);
    // A finished task hands its slot to the next in line, so that a newcomer can't overtake.
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

/** Applies the bounds to each owner separately. @throws BusyError */
export function boundedWorkByOwner(bounds: Bounds): <T>(owner: number | string, work: () => Promise<T>) => Promise<T> {
  const owners = new Map<number | string, { run: Run; unfinished: number }>();
  return async (owner, work) => {
    const own = owners.get(owner) ?? { run: boundedWork(bounds), unfinished: 0 };
    owners.set(owner, own);
    own.unfinished += 1;
    try {
      return await own.run(work);
    } finally {
      own.unfinished -= 1;
      if (own.unfinished === 0) owners.delete(owner);
    }
  };
}
