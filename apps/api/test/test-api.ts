import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignupRequest, User } from '@portico/contract';
import type { Plugin } from '@portico/drivers/define-config';
import { isFullRun } from '@portico/test-depth';
import { pino, type DestinationStream } from 'pino';
import { inject } from 'vitest';
import type { App } from '../src/app.ts';
import type { AnyJob } from '../src/jobs/define-job.ts';
import { readConfiguration } from '../src/registry/settings.ts';
import { createLogger } from '../src/platform/logger.ts';
import { startApi, type RunningApi, type StartOptions } from '../src/start-api.ts';
import { assertInContract, contractClient, success, type Call } from './contract-client.ts';
import { freePort } from './free-port.ts';
import { simulation } from './simulation.ts';
import { verificationCode } from './mailbox.ts';
import { watchLocks } from './watch-locks.ts';
import { onPostgres } from './postgres-server.ts';

/** What `set-up-databases.ts` provides. */
declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database with all tables and the catalogue, to copy. */
    templateFolder: string;
    /** A URL with %s for the database's name. */
    postgresUrl: string;
    /** The same as a PostgreSQL database, to copy. */
    postgresTemplate: string;
    /** The PostgreSQL server's log. Each line contains the database's name. */
    postgresLog: string;
  }
}

export type TestDatabase = 'pglite' | 'postgres';

/**
 * The default database of tests. Daily it is PostgreSQL, which starts and responds in a third of the time, and in a full run the embedded
 * one. The whole path and tests that start processes use the embedded one every day.
 */
const usualDatabase: TestDatabase = isFullRun ? 'pglite' : 'postgres';

/** For tests that hold on either database. Tests of the database itself (types, constraints, notifications) name both. */
export const testedDatabases: readonly TestDatabase[] = isFullRun ? ['pglite', 'postgres'] : ['postgres'];

export type TestApiOptions = {
  database?: TestDatabase;
  /** Defaults to the system clock. */
  now?: () => Date;
  env?: Readonly<Record<string, string>>;
  argv?: readonly string[];
  /** Collects the log instead of discarding it. */
  log?: DestinationStream;
  sessionCheckMs?: number;
  /** The jobs that the server runs. Defaults to all. */
  jobs?: readonly AnyJob[];
  /** Plugins next to the simulation. */
  plugins?: readonly Plugin[];
  seed?: NonNullable<StartOptions['seed']>;
};

export type Registered = { token: string; email: string; password: string; user: User };

export type TestApi = {
  app: App;
  url: string;
  dataFolder: string;
  mailFolder: string;
  call: Call;
  leave: RunningApi['leave'];
  /** Signs up a new client and verifies it with the mailed code. */
  register(changes?: Partial<SignupRequest>): Promise<Registered>;
  close(): Promise<void>;
};

export const password = 'Correct-Horse-7';

export function signupRequest(changes: Partial<SignupRequest> = {}): SignupRequest {
  return {
    first_name: 'Mira',
    last_name: 'Novak',
    country: 'DE',
    language: 'en',
    email: `${randomUUID().slice(0, 13)}@example.com`,
    password,
    password_repeat: changes.password ?? password,
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 0,
    ...changes,
  };
}

type OwnDatabase = { url: string; drop: () => Promise<void> };

/** Creates a database on the run's PostgreSQL server: with all tables and the catalogue, or empty. */
export function createPostgresDatabase(from: 'template' | 'nothing' = 'template'): Promise<OwnDatabase> {
  return createFrom(from === 'template' ? inject('postgresTemplate') : null);
}

/** Copies a database as it is. It must have no connections. */
export function copyPostgresDatabase(url: string): Promise<OwnDatabase> {
  return createFrom(new URL(url).pathname.slice(1));
}

async function createFrom(template: string | null): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresUrl').replace('%s', 'postgres');
  // Copying files takes half the time of copying through the log, which is the default.
  await onPostgres(server, `create database ${name}${template === null ? '' : ` template ${template} strategy file_copy`}`);
  return { url: inject('postgresUrl').replace('%s', name), drop: () => onPostgres(server, `drop database ${name} with (force)`) };
}

/** Copies the embedded database with all tables and the catalogue into the folder. */
export function copyEmbeddedDatabase(dataFolder: string): void {
  cpSync(path.join(inject('templateFolder'), 'database'), path.join(dataFolder, 'database'), { recursive: true });
}

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'portico-test-'));
}

/** Starts a real server on a free port with a fresh copy of the seeded embedded or PostgreSQL database. */
export async function startTestApi({
  database = usualDatabase,
  now,
  env = {},
  argv = [],
  log,
  sessionCheckMs,
  jobs,
  plugins = [],
  seed,
}: TestApiOptions = {}): Promise<TestApi> {
  const dataFolder = temporaryFolder();
  // A database named in the environment belongs to the caller.
  const isGiven = 'DATA_FOLDER' in env || 'DATABASE_URL' in env;
  const postgres = !isGiven && database === 'postgres' ? await createPostgresDatabase() : null;
  if (!isGiven && postgres === null) copyEmbeddedDatabase(dataFolder);
  const port = await freePort();
  const settings = {
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: path.join(dataFolder, 'no-portal'),
    HOST: '127.0.0.1',
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    SIMULATOR_DELAY_MS: '100',
    // A pause of the test's own process must not end a wait for a row.
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    // Who orders in a test has no address, unless the test is about that.
    ORDER_NEEDS_ADDRESS: '0',
  };
  const given = { ...settings, ...(postgres === null ? {} : { DATABASE_URL: postgres.url }), ...env };
  const configuration = readConfiguration(given, argv, { file: 'portico.config.ts', plugins: [...plugins, ...simulation.plugins] });
  const violations: string[] = [];
  const api = await startApi({
    configuration,
    logger: log === undefined ? pino({ level: 'silent' }) : createLogger('trace', log),
    ...(now === undefined ? {} : { now }),
    ...(sessionCheckMs === undefined ? {} : { sessionCheckMs }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(seed === undefined ? {} : { seed }),
    hashCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    inspect: (id, outcome) => {
      if (!('body' in outcome && 'status' in outcome)) return;
      try {
        assertInContract(id, Number(outcome.status), 'application/json', JSON.parse(JSON.stringify(outcome.body)));
      } catch (error) {
        violations.push(String(error));
      }
    },
  });
  watchLocks(api.app.database, violations);
  const url = `http://127.0.0.1:${port}`;
  const mailFolder = path.join(configuration.dataFolder, 'mail');
  const call = contractClient(url, violations);
  return {
    app: api.app,
    url,
    dataFolder,
    mailFolder,
    call,
    leave: api.leave,
    async register(changes) {
      const body = signupRequest(changes);
      success(await call('signUp', { body }));
      const token = await verificationCode(mailFolder, body.email);
      const { accessToken, user } = success(await call('verifyEmail', { body: { email: body.email, token } }));
      if (user === null) throw new Error('The API sent no user');
      return { token: accessToken, email: body.email, password: body.password, user };
    },
    async close() {
      await api.close();
      await postgres?.drop();
      rmSync(dataFolder, { recursive: true, force: true });
      // No later call reports the violations of the last transactions.
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}
