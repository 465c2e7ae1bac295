import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { processEnv } from '../api-process.ts';
import type { Day, Lived } from './worker.ts';

type Span = {
  /** Names the database. */
  env: Readonly<Record<string, string>>;
  days: readonly Day[];
  processes: number;
  /** How many of them are killed while days are lived through, evenly over them. */
  kills: number;
};

const worker = path.join(import.meta.dirname, 'worker.ts');

/** Every process lives through every day. Answers how many were killed in the middle of one. */
export async function liveThrough({ env: named, days, processes, kills }: Span): Promise<number> {
  const env = { ...processEnv(), ...named };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(worker, { env });
    const [{ at }] = (await once(child, 'message')) as [Lived];
    if (at !== 'ready') throw new Error(`A process said ${at} before it was ready`);
    return child;
  };
  const workers = await Promise.all(Array.from({ length: processes }, start));
  let killed = 0;
  /** Tells it the day until one has lived through it; ends it in the middle where that is asked for. */
  const live = async (position: number, day: Day, isKilled: boolean): Promise<void> => {
    const child = workers[position] as ChildProcess;
    // Days differ in length: the first comes at once, each of the others a little later, and a day that is over by then is lived through.
    const timer = isKilled ? setTimeout(() => child.kill('SIGKILL'), (killed * 7) % 60) : undefined;
    const outcome = await new Promise<'lived' | 'ended'>((resolve) => {
      const end = (how: 'lived' | 'ended') => {
        child.removeAllListeners('message').removeAllListeners('exit');
        resolve(how);
      };
      child.once('message', () => end('lived')).once('exit', () => end('ended'));
      child.send(day);
    });
    clearTimeout(timer);
    if (!child.killed) {
      if (outcome === 'lived') return;
      throw new Error(`A process ended by itself on ${day.at}`);
    }
    // It may have said that the day is over just before it was killed.
    await stop(child);
    killed += 1;
    workers[position] = await start();
    await live(position, day, false);
  };
  try {
    for (const [index, day] of days.entries()) {
      const isKilled = Math.floor(((index + 1) * kills) / days.length) > Math.floor((index * kills) / days.length);
      await Promise.all(workers.map((_, position) => live(position, day, isKilled && position === index % processes)));
    }
    return killed;
  } finally {
    await Promise.all(workers.map(stop));
  }
}

/** Gone when this returns, and with it what it held. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
