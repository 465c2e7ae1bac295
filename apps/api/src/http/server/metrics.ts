import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../../app.ts';
import { monitoringRepository, type Open } from '../../modules/monitoring/monitoring.repository.ts';
import { driverCalls } from '../../modules/services/provisioning/driver-calls.ts';
import { metricsToken } from '../../modules/monitoring/settings.ts';
import { failureCodes } from '@portico/drivers/provisioning-driver';
import { isSameSecret } from '@portico/drivers/is-same-secret';

export type PeriodicJob = { name: string; everySeconds: number };

/** `GET /metrics` for Prometheus, if METRICS_TOKEN is set. Requests are counted as they finish; gauges are read on each scrape. */
export function serveMetrics(server: FastifyInstance, app: App, periodicJobs: readonly PeriodicJob[]): void {
  const token = app.configuration.setting(metricsToken);
  if (token === undefined) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  observeRequests(server, register);
  const look = looks(register, app, periodicJobs);
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return await reply.code(401).header('www-authenticate', 'Bearer').send();
    await look();
    return await reply.type(register.contentType).send(await register.metrics());
  });
}

function observeRequests(server: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'portico_request_seconds',
    help: 'How long requests took, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  server.addHook('onResponse', async (request, reply) => {
    // An event stream lasts as long as its reader, so its duration says nothing about speed.
    const operation = request.routeOptions.config.operationId;
    if (operation === 'streamEvents') return;
    seconds.observe({ operation: operation ?? 'other', status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
}

/** Registers the gauges and returns a function that refreshes them. */
function looks(register: Registry, app: App, periodicJobs: readonly PeriodicJob[]): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `portico_${name}`, help, labelNames, registers: [register] });
  const connections = gauge('database_connections', 'Connections of the pool that writes', 'state');
  const jobs = gauge('jobs', 'Jobs of a queue', 'queue', 'state');
  const oldestJob = gauge('jobs_oldest_seconds', 'For how long the oldest job that may run has waited', 'queue');
  const overdueJob = gauge('periodic_job_overdue_seconds', 'For how long a periodic job should have succeeded again', 'queue');
  const backupAge = gauge('backup_age_seconds', 'The age of the newest backup; absent if there is none');
  // Without labels, a gauge is zero from the start, which would be a new backup.
  backupAge.remove();
  const open = gauge(
    'open',
    'Payments and refunds that are not decided, those of them whose gateway is not configured, mails whose sign-in the mail server refuses, paid services that are not active, servers of deleted services, actions that have not ended, closed clients with a balance',
    'what',
  );
  const oldestOpen = gauge('open_oldest_seconds', 'For how long the oldest of them has been so', 'what');
  const driverCallsTotal = new Counter({
    name: 'portico_driver_calls_total',
    help: 'Calls to a provisioning driver about all its servers, by whether it answered',
    labelNames: ['driver', 'outcome'],
    registers: [register],
  });
  const failures = gauge('setup_failures', 'Paid services whose server can’t be created, by the reason', 'code');
  const note = (what: string, { count, oldestSeconds }: Open) => {
    open.set({ what }, count);
    oldestOpen.set({ what }, oldestSeconds);
  };
  return async () => {
    const { driver } = app.database;
    if (driver.kind === 'postgres') {
      connections.set({ state: 'idle' }, driver.pool.idleCount);
      connections.set({ state: 'busy' }, driver.pool.totalCount - driver.pool.idleCount);
      connections.set({ state: 'waited for' }, driver.pool.waitingCount);
    }
    driverCallsTotal.reset();
    for (const [name, { answered, failed }] of driverCalls(app)) {
      driverCallsTotal.inc({ driver: name, outcome: 'answered' }, answered);
      driverCallsTotal.inc({ driver: name, outcome: 'failed' }, failed);
    }
    await app.database.read(async (tx) => {
      const repository = monitoringRepository(tx, app.now());
      for (const { queue, waiting, running, failed, oldestSeconds } of await repository.queues()) {
        jobs.set({ queue, state: 'waiting' }, waiting);
        jobs.set({ queue, state: 'running' }, running);
        jobs.set({ queue, state: 'failed' }, failed);
        oldestJob.set({ queue }, oldestSeconds);
      }
      const sinceSuccess = await repository.periodicJobs(periodicJobs.map(({ name }) => name));
      for (const { name: queue, everySeconds } of periodicJobs)
        overdueJob.set({ queue }, Math.max(0, (sinceSuccess.get(queue) ?? 0) - everySeconds));
      const backedUpAt = await repository.newestBackup();
      if (backedUpAt !== undefined) backupAge.set((app.now().getTime() - backedUpAt.getTime()) / 1_000);
      note('payment', await repository.pendingPayments());
      note('payment without gateway', await repository.paymentsWithoutGateway([...app.gateways.keys()]));
      note('refund', await repository.pendingRefunds());
      note('refund without gateway', await repository.refundsWithoutGateway([...app.gateways.keys()]));
      note('mail without sign-in', await repository.mailsWithoutSignIn());
      note('prepared service', await repository.preparedServices());
      note('server to remove', await repository.serversToRemove());
      note('action', await repository.runningActions());
      note('closed client with balance', await repository.closedClientsWithBalance());
      for (const code of failureCodes) failures.set({ code }, 0);
      for (const { code, count } of await repository.setupFailures()) failures.set({ code }, count);
    });
  };
}
