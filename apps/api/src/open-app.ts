import type { Logger } from 'pino';
import type { App } from './app.ts';
import { testClockSetting } from './platform/clock/settings.ts';
import { openTestClock, refuseTestClock } from './platform/clock/test-clock.ts';
import { openDatabase } from './platform/database/connection.ts';
import type { Database } from './platform/database/database.ts';
import { dnsHostmaster, dnsNameservers } from './drivers/dns/powerdns/settings.ts';
import { createPowerDnsPublisher } from './drivers/dns/powerdns/powerdns-publisher.ts';
import { createMailer } from './drivers/mail/create-mailer.ts';
import { configuredGateways } from './drivers/payments/configured-gateways.ts';
import { noDriver } from './drivers/provisioning/no-driver.ts';
import { createFileStorage } from './drivers/storage/create-file-storage.ts';
import { createTelegramBot } from './drivers/telegram/create-telegram-bot.ts';
import { defaultLayout } from './mail/render-mail.ts';
import { createEventHub } from './platform/events/event-hub.ts';
import { createSecrets, owaspFloor, type HashCost } from './modules/auth/create-secrets.ts';
import { sessionEndedChannel } from './modules/auth/sessions/session.ts';
import { openJobs, type Jobs } from './platform/queue/queue.ts';
import { openPlugins } from './plugins/open-plugins.ts';
import { jobsWith } from './registry/jobs.ts';
import { emitToListeners } from './registry/listeners.ts';
import type { Configuration } from './platform/settings/configuration.ts';
import { openTraces } from './platform/traces/open-traces.ts';
import { traced } from './platform/traces/traces.ts';

export type AppOptions = {
  configuration: Configuration;
  logger: Logger;
  /** Tests replace the clock. */
  now?: () => Date;
  /** How often an event stream checks its session, in milliseconds. */
  sessionCheckMs?: number;
  ownOrigin?: () => string | null;
  /** True for operator commands, which use the embedded database of a running server. */
  isCommand?: boolean;
  /** Tests sign up thousands of people. It isn't a setting, so that no one weakens password hashing by accident. */
  hashCost?: HashCost;
  /** An open database and queue, which stay open. A simulation decides their order and time. */
  shared?: { database: Database; jobs: Jobs };
};

export type OpenApp = { app: App; close: () => Promise<void> };

/** Opens everything handlers, jobs and commands depend on, in dependency order. Closing reverses it. */
export async function openApp({
  configuration,
  logger,
  now: untouched = () => new Date(),
  sessionCheckMs = 20_000,
  ownOrigin = () => null,
  isCommand = false,
  hashCost = owaspFloor,
  shared,
}: AppOptions): Promise<OpenApp> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (let step = opened.pop(); step !== undefined; step = opened.pop()) await step();
  };
  try {
    const traces = await openTraces(configuration, logger);
    if (traces !== null) opened.push(() => traces.close());
    const database = shared?.database ?? (await openDatabase(configuration, logger, { traces, isCommand }));
    if (shared === undefined) opened.push(() => database.close());
    const testClock = configuration.setting(testClockSetting) ? await openTestClock(database, logger) : null;
    if (testClock === null) await refuseTestClock(database);
    else opened.push(() => testClock.close());
    const now = testClock === null ? untouched : () => new Date(untouched().getTime() + testClock.aheadMs());
    const mailer = createMailer(configuration);
    opened.push(() => mailer.close());
    const closings: (() => Promise<void> | void)[] = [];
    opened.push(async () => {
      for (const closing of closings.toReversed()) await closing();
    });
    const { plugins } = configuration.config;
    const jobs = shared?.jobs ?? (await openJobs(database, logger, jobsWith(plugins), traces));
    if (shared === undefined) opened.push(() => jobs.stop(configuration.drainTimeoutMs));
    const events = await createEventHub(database, { sessionEndedChannel, sessionCheckMs });
    opened.push(() => events.close());
    const own = await openPlugins(configuration.config, {
      configuration,
      database,
      jobs,
      logger,
      now,
      ownOrigin,
      traces,
      onClose: (closing) => void closings.push(closing),
    });
    const gateways = await configuredGateways(configuration, own.gateways);
    const drivers = [...own.provisioning].map(([name, driver]) => [name, traced(traces, 'provisioning', driver)] as const);
    const [[defaultDriver, provisioning] = ['default', noDriver] as const, ...otherDrivers] = drivers;
    const powerDns = createPowerDnsPublisher({
      nameservers: configuration.setting(dnsNameservers),
      hostmaster: configuration.setting(dnsHostmaster),
    });
    const telegram = createTelegramBot(configuration);
    const app: App = {
      configuration,
      plugins,
      isSimulated: plugins.some((plugin) => plugin.isSimulation),
      database,
      mailer: traced(traces, 'mail', mailer),
      mailLayout: own.mailLayout ?? defaultLayout,
      telegram: telegram && traced(traces, 'telegram', telegram),
      events,
      jobs,
      emit: emitToListeners(() => app),
      gateways: new Map([...gateways].map(([id, gateway]) => [id, traced(traces, 'gateway', gateway)])),
      provisioning,
      defaultDriver,
      otherDrivers: new Map(otherDrivers),
      secrets: createSecrets(hashCost),
      dns: traced(traces, 'dns', own.dns ?? powerDns),
      storage: traced(traces, 'storage', createFileStorage(configuration, database, own.storage)),
      logger,
      traces,
      now,
      testClock,
      ownOrigin,
    };
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
