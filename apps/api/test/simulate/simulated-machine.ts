import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { pino } from 'pino';
import type { App } from '../../src/app.ts';
import { applyBundledContent } from '../../src/apply-bundled-content.ts';
import { createApiServer } from '../../src/create-api-server.ts';
import { openApp } from '../../src/open-app.ts';
import type { Database, Transaction } from '../../src/platform/database/database.ts';
import { runTransaction } from '../../src/platform/database/run-transaction.ts';
import { takeTurns } from '../../src/platform/database/take-turns.ts';
import type { Tables } from '../../src/platform/database/tables/tables.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { contractClient } from '../contract-client.ts';
import { simulatedJobs, simulation } from '../simulation.ts';
import { watchLocks } from '../watch-locks.ts';
import { injectedFetch } from './injected-fetch.ts';
import { pgliteConnection } from './pglite-wire.ts';
import { createPostOffice } from './post-office.ts';
import { openSimulatedQueue } from './simulated-queue.ts';
import { createTurns, type Turns } from './turns.ts';
import { enterVirtualProcess } from './virtual-process.ts';

export const origin = 'http://portico.simulated';
export const webhookSecret = 'the-secret-of-the-simulation';
const hashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type Opening = {
  seed: string;
  startMs: number;
  /** A data folder with all tables and the catalogue, to copy. */
  template: string;
  /** `none` for servers that never fail. */
  faults: 'none' | 'usual';
  /** Called for each line of the trace. */
  trace: (line: string) => void;
};

/** The hostile gateway and its payers cause them. */
const expectedErrors = /^gateway report does not match the payment/u;

const usualFaults = 'fail:0.02,hang:0.005,forget:0.02,lose-before:0.03,lose-after:0.03';

/** Creates a data folder to copy. */
export async function makeTemplate(folder: string): Promise<void> {
  const configuration = readConfiguration({ DATA_FOLDER: folder }, [], simulation);
  const { app, close } = await openApp({ configuration, logger: pino({ level: 'silent' }), hashCost });
  await applyBundledContent(app);
  await close();
}

/** A server with its database, queue, mail and customers' network in this process, in virtual time. */
export async function openMachine({ seed, startMs, template, faults, trace }: Opening) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-simulated-'));
  cpSync(path.join(template, 'database'), path.join(folder, 'database'), { recursive: true });
  let serving: Awaited<ReturnType<typeof createApiServer>> | null = null;
  const process = enterVirtualProcess(
    seed,
    startMs,
    injectedFetch(origin, () => {
      if (serving === null) throw new TypeError('The simulated server is not open');
      return serving.server;
    }),
  );
  const { clock } = process;
  const pglite = await PGlite.create({ dataDir: path.join(folder, 'database'), relaxedDurability: true });
  await pglite.exec(`set time zone 'UTC'; set synchronous_commit to off`);
  const violations: string[] = [];
  const turns = createTurns();
  const database = databaseInTurns(pglite, await pgliteConnection(pglite), turns);
  watchLocks(database, violations);
  const queue = await openSimulatedQueue(database, clock, simulatedJobs);
  const post = createPostOffice(({ to, name, subject }) => trace(`mail ${name} to ${to}: ${subject}`));
  const configuration = readConfiguration(
    {
      DATA_FOLDER: folder,
      PORTAL_FOLDER: path.join(folder, 'no-portal'),
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000',
      ORDER_NEEDS_ADDRESS: '0',
      SESSION_MAX_DAYS: '3650',
      GATEWAY_SANDBOX_SECRET: webhookSecret,
      SANDBOX_HOSTILE: seed,
      SIMULATOR_DELAY_MS: '10',
      SIMULATOR_SEED: seed,
      ACTION_TIMEOUT_SECONDS: '10',
      PUBLIC_URL: origin,
      ...(faults === 'usual' && { SIMULATOR_FAULTS: usualFaults }),
    },
    [],
    simulation,
  );
  // Nothing else is logged as an error unless it is one.
  const errors = new Writable({
    write(line: Buffer, _encoding, done) {
      const { msg, err } = JSON.parse(line.toString()) as { msg: string; err?: { message: string; stack: string } };
      if (!expectedErrors.test(msg)) violations.push(`the log says: ${msg}: ${err?.stack ?? err?.message ?? ''}`);
      done();
    },
  });
  const logger = pino({ level: 'error' }, errors);
  const open = async (): Promise<App> => {
    const { app } = await openApp({ configuration, logger, hashCost, ownOrigin: () => origin, shared: { database, jobs: queue.jobs } });
    return Object.assign(app, { mailer: post.mailer });
  };
  let living = await open();
  // The server's routes keep nothing in memory, so a process that starts again keeps them.
  const app = new Proxy(living, { get: (_first, key): unknown => Reflect.get(living, key) });
  serving = await createApiServer(app);
  await serving.server.ready();
  return {
    app,
    clock,
    turns,
    queue,
    post,
    violations,
    reseed: process.reseed,
    call: contractClient(origin, [], new Map()),
    /** Starts a new process on the same database. */
    async startAgain() {
      living = await open();
      await queue.recover();
    },
    async close() {
      await pglite.close().finally(process.leave);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type SimulatedMachine = Awaited<ReturnType<typeof openMachine>>;

/** The database whose transactions take turns. It sends no notifications, because no other process listens. */
function databaseInTurns(pglite: PGlite, pool: PostgresPool, { take }: Turns): Database {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Transactions outside of tasks, such as a job's about several gateways, would run into each other on the one connection.
  const exclusive = takeTurns();
  const alone = <Result>(work: () => Promise<Result>) => take(() => exclusive('connection', work));
  return {
    kind: 'pglite',
    driver: { kind: 'pglite', pglite },
    transaction: (work) => alone(() => runTransaction(kysely, work)),
    // The brand asserts that the handle is bound to one connection, which `connection` guarantees.
    read: (work) => alone(() => kysely.connection().execute((connection) => work(connection as Transaction))),
    probe: async () => 'ok',
    exclusive: (_name, work) => work(new AbortController().signal),
    listen: async () => async () => {},
    close: async () => {},
  };
}
