import { sql } from 'kysely';
import { fromKysely, fromPglite, PgBoss, type Db, type Job } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { queues, type JobData, type JobHandlers, type JobName } from '../jobs/job-names.ts';

type EnqueueOptions = {
  /** Not before this moment. */
  startAfter?: Date;
  /** At most one job of this name in each slot of so many seconds, whoever enqueues it. */
  singletonSeconds?: number;
};

/** Background work that outlives the request, and the process. Any process may do it, and may do it twice: handlers are safe to repeat. */
export type Jobs = {
  /** Within the transaction: the job exists exactly when what it belongs to was committed. */
  enqueue<Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name], options?: EnqueueOptions): Promise<void>;
  /** Starts to work on jobs. */
  work(handlers: JobHandlers): Promise<void>;
  /** Takes no new job, and waits for those under way. */
  stop(timeoutMs: number): Promise<void>;
};

const workerOptions = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5, batchSize: 1 };

/** Opens the queues; of several processes that start at once, one makes them. */
export async function openJobs(database: Database, logger: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
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
    for (const [name, options] of Object.entries(queues)) {
      await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
    }
  });
  // Jobs of processes that were killed are taken up now, not only when the first interval is over.
  await boss.supervise();
  if (database.kind === 'pglite') await takeUpOrphans(boss, database);
  // Sending looks a queue up once. Within a transaction that would wait for ever on the embedded database, so it is done here.
  for (const name of Object.keys(queues)) await boss.findJobs(name, { key: 'none' });
  return {
    async enqueue(tx, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromKysely(tx) });
    },
    async work(handlers) {
      await startWorker(boss, 'send-mail', handlers['send-mail'], logger);
      await startWorker(boss, 'provision-service', handlers['provision-service'], logger);
      await startWorker(boss, 'deliver-webhook', handlers['deliver-webhook'], logger);
      await startWorker(boss, 'reconcile-payments', handlers['reconcile-payments'], logger);
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}

/** The embedded database has one process: what is under way when it opens belonged to one that died. On PostgreSQL only its expiry tells. */
async function takeUpOrphans(boss: PgBoss, database: Database): Promise<void> {
  const { rows } = await database.read((tx) =>
    sql<{ id: string; name: string }>`select id, name from pgboss.job where state = 'active'`.execute(tx),
  );
  for (const { id, name } of rows) await boss.fail(name, id);
}

async function startWorker<Name extends JobName>(boss: PgBoss, name: Name, handle: JobHandlers[Name], logger: Logger): Promise<void> {
  await boss.work<JobData[Name]>(
    name,
    { ...workerOptions, localConcurrency: queues[name].workers },
    async ([job]: Job<JobData[Name]>[]) => {
      if (job === undefined) return;
      try {
        await handle(job.data, { attempt: job.retryCount + 1, signal: job.signal });
      } catch (error) {
        logger.warn({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 }, 'a job failed and is tried again');
        throw error;
      }
    },
  );
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
