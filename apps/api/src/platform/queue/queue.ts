import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, fromPglite, PgBoss, type Db, type Job as BossJob, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { schemas } from '../database/schemas.ts';
import { within, type Traces } from '../traces/traces.ts';
import { jobsUnderWay } from './queue.repository.ts';

declare const data: unique symbol;

/** A kind of job, by its name and what it is given. What it is given is stored: nothing secret but what must travel, readable by the next version. */
export type JobName<Data> = {
  name: string;
  readonly [data]?: (given: Data) => void;
};

/** How a queue is worked on. What is not said here is as `patient` has it. */
export type JobPolicy = {
  /** How many are worked on at once by one process; 2 by default. */
  workers?: number;
  /** How many a worker takes at once and works on side by side; 1 by default. All of them have to be done before they expire. */
  batchSize?: number;
  /** How often a job that failed is tried again, with growing pauses. */
  retryLimit?: number;
  /** What the pauses grow to, in seconds. */
  retryDelayMax?: number;
  /** After this time a job is taken from a process that has not finished it. */
  expireInSeconds?: number;
  /** Taken from a process earlier, that has not been heard of for so long: for work that may last, and should not wait as long after a kill. */
  heartbeatSeconds?: number;
};

/** Thrown by a job that can't succeed on any further try: it is given up at once. */
export class UnrecoverableError extends Error {
  override name = 'UnrecoverableError';
}

/** Bound to what it works with. */
export type Worker = { name: string; policy: JobPolicy; run: (data: unknown, signal: AbortSignal) => Promise<void> };

export type EnqueueOptions = {
  /** Not before so long from now, by the queue's own clock. */
  delayMs?: number;
  /** At most one job of this name and key within so many seconds, whoever enqueues it. */
  once?: { key: string; withinSeconds: number };
  /** Before those of its kind that wait already. */
  isUrgent?: boolean;
};

/** Background work that outlives the request, and the process. Any process may do it, and may do it twice: handlers are safe to repeat. */
export type Jobs = {
  /** Within the transaction: the job exists exactly when what it belongs to was committed. */
  enqueue<Data extends object>(tx: Transaction, job: JobName<Data>, given: Data, options?: EnqueueOptions): Promise<void>;
  /** Starts to work on jobs. */
  work: (workers: readonly Worker[]) => Promise<void>;
  /** Takes no new job, and waits for those under way. */
  stop: (timeoutMs: number) => Promise<void>;
};

const patient = {
  expireInSeconds: 20,
  // A process says that it still works on a job; one that was killed is found out by its silence, long before a slow job expires.
  heartbeatSeconds: 15,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  notify: true,
  deleteAfterSeconds: 86_400,
};
/** While batches come back full, the next one is taken without a pause. Each of a batch succeeds or fails by itself. */
const workerOptions = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 0.5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Opens these queues; of several processes that start at once, one makes them. */
export async function openJobs(
  database: Database,
  logger: Logger,
  queues: readonly { name: string; policy: JobPolicy }[],
  traces: Traces | null = null,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: schemas.queue,
    backend: database.kind,
    useListenNotify: true,
    // A job whose process was killed is taken up again after its expiry, which this looks for.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 10,
    schedule: false,
    reindex: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'));
  await database.exclusive('jobs', async () => {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name, policy } of queues) {
      const { workers: _ours, batchSize: _alsoOurs, ...options } = { ...patient, ...policy };
      await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
    }
  });
  // Jobs of processes that were killed are taken up now, not only when the first interval is over.
  await boss.supervise();
  // The embedded database has one process: what is under way when it opens belonged to one that died. On PostgreSQL only its expiry tells.
  if (database.kind === 'pglite') for (const { id, name } of await database.read(jobsUnderWay)) await boss.fail(name, id);
  // Sending looks a queue up once. Within a transaction that would wait for ever on the embedded database, so it is done here.
  for (const { name } of queues) await boss.findJobs(name, { key: 'none' });
  return {
    async enqueue(tx, { name }, given, { delayMs = 0, once, isUrgent = false } = {}) {
      const options = {
        // A start time of now is later than the transaction's: no worker would be woken, and the job would wait for the next poll.
        ...(delayMs > 0 && { startAfter: new Date(Date.now() + delayMs) }),
        ...(isUrgent && { priority: 1 }),
        ...(once && { singletonKey: once.key, singletonSeconds: once.withinSeconds }),
      };
      const traceparent = traces?.traceparent();
      const sent = traceparent === undefined ? given : { ...given, [traceKey]: traceparent };
      await boss.send(name, sent, { ...options, db: fromKysely(tx) });
    },
    async work(workers) {
      for (const worker of workers) await startWorker(boss, worker, { logger, traces });
    },
    async stop(timeoutMs) {
      // A graceful stop of pg-boss checks only every 500 ms whether its workers are done.
      const drained = Promise.all(queues.map(({ name }) => boss.offWork(name)));
      await Promise.race([drained, delay(timeoutMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** A job belongs to the trace of what enqueued it, whichever process works on it. */
const traceKey = '_traceparent';
type Sent = { [traceKey]?: string };
type Watching = { logger: Logger; traces: Traces | null };

async function startWorker(boss: PgBoss, { name, policy, run }: Worker, { logger, traces }: Watching): Promise<void> {
  const runOne = async (job: BossJob<Sent>): Promise<JobResult> => {
    try {
      const { [traceKey]: traceparent, ...given } = job.data;
      const attributes = { 'portico.job_id': job.id, 'portico.attempt': job.retryCount + 1 };
      await within(traces, { name: `job ${name}`, kind: 'consumer', attributes, traceparent }, () => run(given, job.signal));
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const details = { err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 };
      if (error instanceof UnrecoverableError) {
        logger.error(details, 'a job failed for good');
        // Fails it without the tries that are left: no queue has a dead letter queue.
        return { id: job.id, status: 'deadletter', output: error };
      }
      logger.warn(details, 'a job failed and is tried again');
      return { id: job.id, status: 'failed', output: error };
    }
  };
  const options = { ...workerOptions, localConcurrency: policy.workers ?? 2, batchSize: policy.batchSize ?? 1 };
  await boss.work(name, options, async (jobs: BossJob<Sent>[]) => await Promise.all(jobs.map(runOne)));
}

function bossDatabase(database: Database): Db {
  const { driver } = database;
  if (driver.kind === 'pglite') return fromPglite(driver.pglite);
  return {
    executeSql: (text, values) => driver.pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await database.listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close };
    },
  };
}
