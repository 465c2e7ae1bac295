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
    turns.set(
      name,
      turn.catch(() => {}),
    );
    return await turn;
  };
}
