import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, fromPglite, PgBoss, type Db, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { schemas } from '../database/schemas.ts';
import { within, type Traces } from '../traces/traces.ts';
import { jobsUnderWay, queuesWithDueJobs } from './queue.repository.ts';

declare const data: unique symbol;

/**
 * A kind of job: its name and the type of its data. The data is stored, so it holds no avoidable secrets and must be readable by the next
 * version.
 */
export type JobName<Data> = {
  name: string;
  readonly [data]?: (given: Data) => void;
};

/** How a queue is processed. Omitted values default to `patient`. */
export type JobPolicy = {
  /** Runs the job periodically in whichever process is first, without input. */
  everySeconds?: number;
  /** How many jobs one process handles concurrently. Defaults to 2. */
  workers?: number;
  /** How many jobs a worker takes at once and handles concurrently. Defaults to 1. It takes no more until all have finished. */
  batchSize?: number;
  /** How often a failed job is retried, with growing pauses. */
  retryLimit?: number;
  /** The maximum pause in seconds. */
  retryDelayMax?: number;
  /** An unfinished job is taken from its process after this time. */
  expireInSeconds?: number;
  /** A job is taken from a process that was silent for this long. For long work that should resume soon after a kill. */
  heartbeatSeconds?: number;
};

/** Thrown by a job that can't succeed on retry. It fails immediately and for good. */
export class UnrecoverableError extends Error {
  override name = 'UnrecoverableError';
}

/** A job bound to its app. */
export type Worker = { name: string; policy: JobPolicy; run: (data: unknown, signal: AbortSignal) => Promise<void> };

export type EnqueueOptions = {
  /** The minimum delay, by the queue's clock. */
  delayMs?: number;
  /** Limits jobs of this name and key to one per interval, across all processes. */
  once?: { key: string; withinSeconds: number };
  /** Runs before queued jobs of the same kind. */
  isUrgent?: boolean;
};

/** Background jobs that outlive the request and the process. Any process may run a job, even twice, so handlers must be safe to repeat. */
export type Jobs = {
  /** Enqueues within the transaction, so that the job exists exactly if the transaction commits. */
  enqueue<Data extends object>(tx: Transaction, job: JobName<Data>, given: Data, options?: EnqueueOptions): Promise<void>;
  /** Returns whether this server has a job of that name. */
  has: (name: string) => boolean;
  /** Starts processing jobs. */
  work: (workers: readonly Worker[]) => Promise<void>;
  /** Takes no new jobs and waits for active ones. */
  stop: (timeoutMs: number) => Promise<void>;
};

const patient = {
  expireInSeconds: 20,
  // A heartbeat shows that a process still works on a job. A killed process is detected long before a slow job expires.
  heartbeatSeconds: 15,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  notify: true,
  deleteAfterSeconds: 86_400,
  // By default, pg-boss deletes jobs that have waited for two weeks, such as mails during a long outage.
  retentionSeconds: 10 * 365 * 86_400,
};
/**
 * Workers don't poll often: two for each of twenty queues would keep a fifth of a core busy in a process at rest. NOTIFY wakes them for new
 * jobs, and `wakeForDueJobs` for delayed and retried ones. The jobs of a batch succeed or fail independently.
 */
const workerOptions = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30, perJobResults: true, includeMetadata: true } as const;
/** How long a job whose time has come may wait. */
const dueIntervalMs = 250;

/** For how many intervals the runs of a periodic job are kept, if that is more than a day. */
const keptIntervals = 3;

/** Opens the queues. If several processes start at once, one of them creates them. */
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
    // Looks for expired jobs of killed processes, which are then retried.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 10,
    schedule: false,
    reindex: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue failed'));
  await database.exclusive('jobs', async () => {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name, policy } of queues) {
      const { workers: _ours, batchSize: _alsoOurs, everySeconds = 0, ...given } = { ...patient, ...policy };
      // `/metrics` looks for the last run that succeeded.
      const options = { ...given, deleteAfterSeconds: Math.max(given.deleteAfterSeconds, keptIntervals * everySeconds) };
      await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
    }
  });
  // Retries jobs of killed processes now instead of after the first interval.
  await boss.supervise();
  // The embedded database has one process, so a job that is active at startup belonged to one that died. On PostgreSQL only expiry shows
  // that.
  if (database.driver.kind === 'pglite') for (const { id, name } of await database.read(jobsUnderWay)) await boss.fail(name, id);
  // Sending looks each queue up once. Inside a transaction that would hang on the embedded database, so the lookup happens here.
  for (const { name } of queues) await boss.findJobs(name, { key: 'none' });
  let stopWaking = async () => {};
  return {
    async enqueue(tx, { name }, given, { delayMs = 0, once, isUrgent = false } = {}) {
      const options = {
        // A start time of now is later than the transaction's, so no worker would be woken and the job would wait for the next poll.
        ...(delayMs > 0 && { startAfter: new Date(Date.now() + delayMs) }),
        ...(isUrgent && { priority: 1 }),
        ...(once && { singletonKey: once.key, singletonSeconds: once.withinSeconds }),
      };
      const traceparent = traces?.traceparent();
      const sent = traceparent === undefined ? given : { ...given, [traceKey]: traceparent };
      await boss.send(name, sent, { ...options, db: fromKysely(tx) });
    },
    has: (name) => queues.some((queue) => queue.name === name),
    async work(workers) {
      const ids = new Map<string, readonly string[]>();
      for (const worker of workers) ids.set(worker.name, await startWorkers(boss, worker, { logger, traces }));
      const wake = (name: string) => ids.get(name)?.forEach((id) => boss.notifyWorker(id));
      stopWaking = wakeForDueJobs(database, wake, logger);
    },
    async stop(timeoutMs) {
      // A graceful stop of pg-boss checks only every 500 ms whether its workers have finished.
      const drained = Promise.all([stopWaking(), ...queues.map(({ name }) => boss.offWork(name))]);
      await Promise.race([drained, delay(timeoutMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Asks one question for all queues, and calls `wake` for each with a job whose time has come. Returns a function that stops it. */
function wakeForDueJobs(database: Database, wake: (name: string) => void, logger: Logger): () => Promise<void> {
  const look = async () => {
    for (const name of await database.read(queuesWithDueJobs)) wake(name);
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => logger.error({ err: error }, 'looking for due jobs failed'))
      .finally(() => {
        looking = null;
      });
  }, dueIntervalMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** A job continues the trace of the code that enqueued it, in any process. */
const traceKey = '_traceparent';
type Sent = { [traceKey]?: string };
type Instrumentation = { logger: Logger; traces: Traces | null };

/** Returns the IDs of its workers. */
async function startWorkers(boss: PgBoss, { name, policy, run }: Worker, { logger, traces }: Instrumentation): Promise<string[]> {
  const runOne = async (job: JobWithMetadata<Sent>): Promise<JobResult> => {
    const warnOfLoss = () => logger.warn({ err: job.signal.reason, job: name, jobId: job.id }, 'job lost its claim before it ended');
    job.signal.addEventListener('abort', warnOfLoss);
    try {
      const { [traceKey]: traceparent, ...given } = job.data;
      const attributes = { 'portico.job_id': job.id, 'portico.attempt': job.retryCount + 1 };
      await within(traces, { name: `job ${name}`, kind: 'consumer', attributes, traceparent }, () => run(given, job.signal));
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const details = { err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 };
      if (error instanceof UnrecoverableError) {
        logger.error(details, 'job failed, no attempts left');
        // Fails the job without further attempts. No queue has a dead letter queue.
        return { id: job.id, status: 'deadletter', output: error };
      }
      if (job.retryCount < job.retryLimit) logger.warn(details, 'job failed, will retry');
      else logger.error(details, 'job failed, no attempts left');
      return { id: job.id, status: 'failed', output: error };
    } finally {
      job.signal.removeEventListener('abort', warnOfLoss);
    }
  };
  /** Completes a job before the others of its batch have ended, so that it isn't repeated if this process is killed meanwhile. */
  const runOneOfSeveral = async (job: JobWithMetadata<Sent>): Promise<JobResult> => {
    const result = await runOne(job);
    if (result.status === 'completed')
      await boss
        .complete(name, job)
        .catch((error: unknown) => logger.warn({ err: error, job: name, jobId: job.id }, 'failed to complete a job before its batch'));
    return result;
  };
  const options = { ...workerOptions, batchSize: policy.batchSize ?? 1 };
  const startOne = async (): Promise<string> => {
    const id = await boss.work(name, options, async (jobs: JobWithMetadata<Sent>[]) => {
      // More may be waiting, so it fetches again as soon as these are done.
      boss.notifyWorker(id);
      return await Promise.all(jobs.map(jobs.length > 1 ? runOneOfSeveral : runOne));
    });
    return id;
  };
  return Promise.all(Array.from({ length: policy.workers ?? 2 }, startOne));
}

function bossDatabase(database: Database): Db {
  const { driver } = database;
  if (driver.kind === 'pglite') return fromPglite(driver.pglite);
  if (driver.kind === 'remote') return { executeSql: driver.executeSql };
  return {
    executeSql: (text, values) => driver.pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await database.listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close };
    },
  };
}
