import type { Plugin, RouteContext } from '@portico/drivers/define-config';
import type { DriverContext, DriverDatabase, EnqueueDriverJob } from '@portico/drivers/driver-context';
import type { App } from '../app.ts';
import type { AnyJob } from '../jobs/define-job.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { within } from '../platform/traces/traces.ts';
import type { Jobs } from '../platform/queue/queue.ts';

export type LentParts = Pick<App, 'configuration' | 'database' | 'jobs' | 'logger' | 'now' | 'ownOrigin' | 'traces'>;

/** Creates the context that gives a plugin's drivers, jobs and routes access to the server. */
export function pluginContext(
  { name }: Plugin,
  { configuration, database, jobs, logger, now, ownOrigin, traces }: LentParts,
): DriverContext {
  const ownLogger = logger.child({ plugin: name });
  return {
    setting: (setting) => configuration.setting(setting),
    logger: {
      debug: (details, message) => ownLogger.debug(details, message),
      info: (details, message) => ownLogger.info(details, message),
      warn: (details, message) => ownLogger.warn(details, message),
      error: (details, message) => ownLogger.error(details, message),
    },
    now,
    database: lendDatabase(database),
    enqueue: lendQueue(name, jobs),
    dataFolder: configuration.dataFolder,
    trace: (span, call) =>
      within(traces, { name: span, kind: 'client' }, () => {
        const traceparent = traces?.traceparent();
        return call(traceparent === undefined ? {} : { traceparent });
      }),
    ownOrigin,
  };
}

/** The context of plugins while the server serves. */
export function routeContext(plugin: Plugin, app: App): RouteContext {
  return { ...pluginContext(plugin, app), gateways: app.gateways };
}

/** Returns the jobs of plugins as jobs of the server. */
export function pluginJobs(plugins: readonly Plugin[]): AnyJob[] {
  return plugins.flatMap((plugin) =>
    (plugin.jobs ?? []).map(({ name, everySeconds, handle }): AnyJob => ({
      name: queueName(plugin.name, name),
      policy: everySeconds === undefined ? {} : { everySeconds },
      handle: (app, given, signal) => handle(routeContext(plugin, app), given, signal),
    })),
  );
}

/** The plugin sees only its own tables in the types, although the transaction is the server's. */
export function lendDatabase(database: Database): DriverDatabase {
  return {
    transaction: (work) => database.transaction((tx) => work(tx as never)),
    read: (work) => database.read((tx) => work(tx as never)),
    exclusive: (name, work, signal) => database.exclusive(`plugins:${name}`, work, signal),
  };
}

/** A plugin's transaction was lent by `lendDatabase`. */
function lendQueue(plugin: string, jobs: Jobs): EnqueueDriverJob {
  return (tx, job, given, options) => jobs.enqueue(tx as never as Transaction, { name: queueName(plugin, job) }, given, options);
}

/** Jobs of two plugins, or of a plugin and the server, never share a queue. */
const queueName = (plugin: string, job: string) => `${plugin}.${job}`;
