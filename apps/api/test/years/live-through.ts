import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { processEnv } from '../api-process.ts';
import type { Day, Lived } from './worker.ts';

type Span = {
  /** The environment, with the database to use. */
  env: Readonly<Record<string, string>>;
  days: readonly Day[];
  processes: number;
  /** How many processes are killed, spread evenly over the days. */
  kills: number;
};

const worker = path.join(import.meta.dirname, 'worker.ts');

/** Runs every day in every process. Returns how many were killed mid-day. */
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
  /** Repeats a day until a process completes it, and kills the process midway if requested. */
  const live = async (position: number, day: Day, isKilled: boolean): Promise<void> => {
    const child = workers[position] as ChildProcess;
    // Days differ in length, so kills come immediately at first and later each time. A day that is over by then counts as completed.
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
    // The process may have completed the day just before it was killed.
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

/** Kills the process and waits until it has exited and released its resources. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
