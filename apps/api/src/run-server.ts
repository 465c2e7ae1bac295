import { setTimeout as delay } from 'node:timers/promises';
import { shutdownDelayMs } from './http/server/settings.ts';
import { embeddedIsStuck, endWhenStuck, eventLoopIsBlocked } from './platform/watchdog/end-when-stuck.ts';
import { createLogger } from './platform/logger.ts';
import { stuckAfterSeconds } from './platform/settings/server-settings.ts';
import { loadConfig, takeConfigOption } from './plugins/load-config.ts';
import { readConfiguration } from './registry/settings.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from './platform/settings/configuration.ts';
import { startApi, type RunningApi, type StartOptions } from './start-api.ts';
import { describeStartFailure } from './start-failure.ts';

export type ServerOptions = Pick<StartOptions, 'seed'> & {
  env: Readonly<Record<string, string | undefined>>;
  argv: readonly string[];
  /** Lines for the person who starts it, below the address. */
  notes?: readonly string[];
};

/** Runs the server in this process until a signal stops it. Exits with a sentence about what is wrong if it can't start. */
export async function runServer({ env, argv, seed, notes = [] }: ServerOptions): Promise<void> {
  const configuration = await configurationOrExit(env, argv);
  const logger = createLogger(configuration.logLevel);
  try {
    const api = await startApi({ configuration, logger, ...(seed && { seed }) });
    stopOn('SIGINT', api);
    stopOn('SIGTERM', api);
    endWhenStuck(configuration.setting(stuckAfterSeconds), configuration.databaseUrl === null ? embeddedIsStuck : eventLoopIsBlocked);
    process.stdout.write(greeting(api, notes));
  } catch (error) {
    const sentence = describeStartFailure(error, configuration);
    // An error explained by a setting needs no stack trace.
    if (sentence === null) logger.fatal({ err: error }, 'startup failed');
    console.error(sentence ?? (error instanceof Error ? error.message : error));
    // An embedded database that failed to open leaves a timer behind, which would keep the process and its supervisor waiting.
    process.exit(1);
  }
}

async function configurationOrExit(env: ServerOptions['env'], argv: readonly string[]): Promise<Configuration> {
  try {
    const { named, rest } = takeConfigOption(argv);
    return readConfiguration(env, rest, await loadConfig({ named, env }));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function greeting({ app }: RunningApi, notes: readonly string[]): string {
  const { publicUrl, databaseUrl, dataFolder } = app.configuration;
  const lines = [
    '',
    `  Portico is at   ${publicUrl}`,
    ...notes.map((note) => `  ${note}`),
    `  Email goes to   ${app.mailer.destination}`,
    `  Data is in      ${databaseUrl === null ? dataFolder : 'the DATABASE_URL database'}`,
    `  ${app.isSimulated ? 'Payments and servers are simulated. ' : ''}Press Ctrl+C to stop. Your data is kept.`,
    '',
  ];
  return lines.join('\n');
}

/** One Ctrl+C may arrive twice, from the terminal and from the package manager. */
const sameSignalMs = 1_000;
let stoppingSinceMs: number | null = null;

/**
 * Serves on until the proxy has noticed. Without other processes the delay would only make the interruption longer, and a person at a
 * terminal would wait for nothing.
 */
async function leaveFirst(signal: NodeJS.Signals, { app, leave }: RunningApi): Promise<void> {
  if (signal !== 'SIGTERM' || app.configuration.databaseUrl === null) return;
  leave();
  await delay(app.configuration.setting(shutdownDelayMs));
}

/** The first signal drains the server; a second one exits immediately. */
function stopOn(signal: NodeJS.Signals, api: RunningApi): void {
  const { configuration, logger } = api.app;
  process.on(signal, () => {
    if (stoppingSinceMs !== null) {
      if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(130);
      return;
    }
    stoppingSinceMs = performance.now();
    logger.info({ signal }, 'shutting down');
    const tooLong = setTimeout(
      () => {
        logger.error('shutdown timed out');
        process.exit(1);
      },
      configuration.setting(shutdownDelayMs) + configuration.drainTimeoutMs + 5_000,
    ).unref();
    void leaveFirst(signal, api)
      .then(() => api.close())
      .then(
        () => {
          clearTimeout(tooLong);
          logger.info('stopped');
          process.exit(0);
        },
        (error: unknown) => {
          logger.error({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
  });
}
