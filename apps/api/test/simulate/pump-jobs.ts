import { simulatedJobs } from '../simulation.ts';
import type { QueuedJob } from './simulated-queue.ts';
import type { SimulatedMachine } from './simulated-machine.ts';
import type { Task } from './turns.ts';

export type Pump = {
  machine: SimulatedMachine;
  random: () => number;
  /** Runs tasks at once, and kills them before a transaction if one is named. */
  together: (tasks: readonly Task[], killAt?: number | null) => Promise<void>;
};

const { signal } = new AbortController();
const byName = new Map(simulatedJobs.map((job) => [job.name, job]));
/** Neither money nor servers depend on these. */
const ignored = new Set(['collect-metrics', 'sweep-attachments', 'purge-expired']);
const periodic = simulatedJobs.filter(({ name, policy }) => policy.everySeconds !== undefined && !ignored.has(name));

/** What may happen to a job, as a share of all jobs. */
const share = { stalls: 0.04, runsTwice: 0.1, isKilled: 0.01, runsAlone: 0.6 };
const maxStallMs = 36 * 3_600_000;
/** How many batches of jobs may run between two steps. A year without a fault never needs as many. */
const usualMaxBatches = 3_000;

/** Thrown when a job always enqueues another, so that the time of the next step never comes. */
export class EndlessQueueError extends Error {}

/**
 * Runs the jobs that become due until a time, each at its own time, some at once, and moves the clock there. Jobs may stall, run twice, and
 * be killed. @throws EndlessQueueError
 */
export async function pumpJobs(pump: Pump, untilMs: number, { mayStall = true, maxBatches = usualMaxBatches } = {}): Promise<void> {
  const { machine, random } = pump;
  const { clock, queue } = machine;
  for (let ran = 0; ; ran += 1) {
    const next = await queue.due(Math.max(untilMs, clock.now()), 4);
    const [first] = next;
    if (first === undefined) break;
    if (ran > maxBatches) throw new EndlessQueueError(`the queue never becomes empty: ${first.name} ${JSON.stringify(first.data)}`);
    clock.moveTo(first.runAt.getTime());
    const due = next.filter(({ runAt }) => runAt.getTime() <= clock.now());
    const batch = random() < share.runsAlone ? due.slice(0, 1) : due;
    const tasks: Task[] = [];
    for (const job of batch) {
      const stalls = mayStall && job.tries === 0 && random() < share.stalls;
      if (stalls) await queue.postpone(job, Math.floor(random() * maxStallMs));
      else tasks.push(await taskOf(pump, job));
    }
    await pump.together(tasks, mayStall && random() < share.isKilled ? 1 + Math.floor(random() * 5) : null);
  }
  clock.moveTo(untilMs);
}

async function taskOf({ machine: { app, queue }, random }: Pump, job: QueuedJob): Promise<Task> {
  await queue.claim(job);
  const repeats = random() < share.runsTwice;
  return {
    name: job.name,
    run: async () => {
      try {
        // Its data was written by the code that enqueued it under the same name.
        await byName.get(job.name)?.handle(app, job.data as never, signal);
        await (repeats ? queue.postpone(job, 0) : queue.complete(job));
      } catch (error) {
        await queue.fail({ ...job, tries: job.tries + 1 }, error);
      }
    },
  };
}

/** Returns the periodic jobs as tasks, which run whenever a year has time for them. */
export function runPeriodicJobs({ machine: { app, violations } }: Pump): Task[] {
  return periodic.map(({ name, handle }) => ({
    name,
    run: async () => {
      try {
        await handle(app, {} as never, signal);
      } catch (error) {
        violations.push(`job ${name} failed: ${String(error)}`);
      }
    },
  }));
}
