import type { Database } from './database.ts';

/** Runs work of the same name in turn, for a database that only one process uses. Its lock can't be lost. */
export function takeTurns(): Database['exclusive'] {
  const turns = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = turns.get(name);
    const turn = (async () => {
      await before;
      return await work(new AbortController().signal);
    })();
    // The map must not hold the result, which can be large.
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    turns.set(name, over);
    try {
      return await turn;
    } finally {
      // Many names are used once, such as an operation's, and would add up.
      if (turns.get(name) === over) turns.delete(name);
    }
  };
}
