import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Work that may be interrupted between its transactions, such as a request or a job. It must not throw. */
export type Task = { name: string; run: () => Promise<void> };
type Running = { name: string; isOver: boolean; isKilled: boolean };
type Waiting = { task: Running; begin: () => Promise<void> };

export type Together = {
  /** Returns a number in [0, 1), which chooses the next transaction. */
  random: () => number;
  /** Kills every task instead of letting this transaction begin, counted from 1. Null kills none. */
  killAt: number | null;
  /** Called before each transaction. */
  onTurn: (task: string) => void;
};

/** How often the event loop turns until every branch of a task has reached its next transaction. */
const settlingTicks = 3;

/** Orders the transactions of tasks that run at the same time: one at a time, and the seed chooses which. */
export function createTurns() {
  const current = new AsyncLocalStorage<Running>();
  const waiting: Waiting[] = [];
  let changed = Promise.withResolvers<void>();
  const change = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };

  /** Runs a transaction when it is its turn. Outside of tasks it runs at once. A killed task never continues. */
  function take<Result>(work: () => Promise<Result>): Promise<Result> {
    const task = current.getStore();
    if (task === undefined || task.isOver) return work();
    if (task.isKilled) return new Promise(() => {});
    return new Promise((resolve, reject) => {
      waiting.push({ task, begin: () => current.run(task, work).then(resolve, reject) });
      change();
    });
  }

  async function together(tasks: readonly Task[], { random, killAt, onTurn }: Together): Promise<'done' | 'killed'> {
    const running = tasks.map(({ name, run }) => {
      const task: Running = { name, isOver: false, isKilled: false };
      void current.run(task, run).finally(() => {
        task.isOver = true;
        change();
      });
      return task;
    });
    const isBusy = (task: Running) => !task.isOver && !waiting.some((one) => one.task === task);
    for (let turn = 1; ; turn += 1) {
      while (running.some(isBusy)) await changed.promise;
      for (let tick = 0; tick < settlingTicks; tick += 1) await nextTick();
      if (running.some(isBusy)) {
        turn -= 1;
        continue;
      }
      if (waiting.length === 0) return 'done';
      if (turn === killAt) {
        for (const task of running) task.isKilled = true;
        waiting.length = 0;
        return 'killed';
      }
      const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
      if (next === undefined) continue;
      onTurn(next.task.name);
      await next.begin();
      await nextTick();
    }
  }
  return { take, together };
}

export type Turns = ReturnType<typeof createTurns>;
