import { setTimeout as delay } from 'node:timers/promises';
import { endWhenStuck } from './platform/database/end-when-stuck.ts';
import { createLogger } from './platform/logger.ts';
import { stuckAfterSeconds } from './platform/database/settings.ts';
import { shutdownDelayMs } from './http/server/settings.ts';
import { loadConfig, takeConfigOption } from './plugins/load-config.ts';
import { readConfiguration } from './registry/settings.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from './platform/settings/configuration.ts';
import { startApi, type RunningApi } from './start-api.ts';
import { describeStartFailure } from './start-failure.ts';

/** Reads the configuration, or exits with a message for the person who started the server. */
async function configurationOrExit(): Promise<Configuration> {
  try {
    const { named, rest } = takeConfigOption(process.argv.slice(2));
    return readConfiguration(process.env, rest, await loadConfig({ named, env: process.env }));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function greeting({ app }: RunningApi): string {
  const { publicUrl, isDemo, databaseUrl, dataFolder } = app.configuration;
  const lines = [
    '',
    `  Portico is at   ${publicUrl}`,
    ...(isDemo ? ['  Sign in with    demo@portico.test / Portico-2026'] : []),
    `  Email goes to   ${app.mailer.destination}`,
    `  Data is in      ${databaseUrl === null ? dataFolder : 'the DATABASE_URL database'}`,
    `  ${app.isSimulated ? 'Payments and servers are simulated. ' : ''}Press Ctrl+C to stop. Your data is kept.`,
    '',
  ];
  return lines.join('\n');
}

const configuration = await configurationOrExit();
const logger = createLogger(configuration.logLevel);

/** One Ctrl+C may arrive twice, from the terminal and from the package manager. */
const sameSignalMs = 1_000;
let stoppingSinceMs: number | null = null;

/**
 * Serves on until the proxy has noticed. Without other processes the delay would only make the interruption longer, and a person at a
 * terminal would wait for nothing.
 */
async function leaveFirst(signal: NodeJS.Signals, api: RunningApi): Promise<void> {
  if (signal !== 'SIGTERM' || configuration.databaseUrl === null) return;
  api.leave();
  await delay(configuration.setting(shutdownDelayMs));
}

/** The first signal drains the server; a second one exits immediately. */
function stopOn(signal: NodeJS.Signals, api: RunningApi): void {
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

try {
  const api = await startApi({ configuration, logger });
  stopOn('SIGINT', api);
  stopOn('SIGTERM', api);
  if (configuration.databaseUrl === null) endWhenStuck(configuration.setting(stuckAfterSeconds));
  process.stdout.write(greeting(api));
} catch (error) {
  const sentence = describeStartFailure(error, configuration);
  // An error explained by a setting needs no stack trace.
  if (sentence === null) logger.fatal({ err: error }, 'startup failed');
  console.error(sentence ?? (error instanceof Error ? error.message : error));
  // An embedded database that failed to open leaves a timer behind, which would keep the process and its supervisor waiting.
  process.exit(1);
}
