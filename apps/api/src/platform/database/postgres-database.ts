import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, TypeOverrides, types as pgTypes, type ClientConfig, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Configuration } from '../settings/configuration.ts';
import type { Database, Transaction } from './database.ts';
import { runTransaction } from './run-transaction.ts';
import type { Traces } from '../traces/traces.ts';
import type { Tables } from './tables/tables.ts';
import { traceQueries } from './trace-queries.ts';
import { safeInteger } from './value-parsers.ts';

const parsers = new TypeOverrides();
parsers.setTypeParser(pgTypes.builtins.INT8, safeInteger);
parsers.setTypeParser(pgTypes.builtins.DATE, (day) => day);

const connectionOptions = (connectionString: string): ClientConfig => ({
  connectionString,
  application_name: 'portico',
  options: '-c timezone=UTC',
  keepAlive: true,
  // The operating system's default is two hours.
  keepAliveInitialDelayMillis: 10_000,
  types: parsers,
});

type PoolSettings = Pick<Configuration, 'databasePoolSize' | 'databaseLockTimeoutMs' | 'databaseStatementTimeoutMs'>;

/** The share of connections reserved for reads, so that reads don't wait behind transactions that wait for locks. */
const readingShare = 0.4;
/** How long a request waits for a free connection. An order waits twice, and refusing it the second time wastes the work of the first. */
const waitForConnectionMs = 15_000;
/** How long a health check waits. */
const probeTimeoutMs = 5_000;
/** Added to the statement timeout before a silent connection counts as lost. */
const responseMs = 5_000;

type PoolOptions = { settings: PoolSettings; logger: Logger; traces: Traces | null; isCommand?: boolean };

export async function openPostgres(
  connectionString: string,
  { settings, logger, traces, isCommand = false }: PoolOptions,
): Promise<Database> {
  const options = connectionOptions(connectionString);
  const readers = Math.max(1, Math.floor(settings.databasePoolSize * readingShare));
  const pool = openPool(options, settings.databasePoolSize - readers, settings, logger);
  const readingPool = openPool(options, readers, settings, logger);
  const silentMs = settings.databaseStatementTimeoutMs + responseMs;
  // A backup runs without a time limit.
  if (!isCommand) [pool, readingPool].forEach((one) => abandonSilentConnections(one, silentMs));
  await pool.query('select 1');
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...traceQueries(traces) });
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readingPool }), ...traceQueries(traces) });
  const stops = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    driver: { kind: 'postgres', pool, patient: () => new Pool({ ...options, max: 1 }) },
    transaction: (work) => runTransaction(kysely, work),
    // The brand asserts that the handle is bound to one connection, which `connection` guarantees.
    read: (work) => reading.connection().execute((connection) => work(connection as Transaction)),
    exclusive: (name, work, signal) => exclusive({ options, name, work, signal, logger }),
    probe: () => probe(readingPool, options),
    async listen(channel, onPayload, onGap) {
      const stop = await listen({ options, channel, onPayload, onGap, logger });
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      await kysely.destroy();
      await reading.destroy();
    },
  };
}

function openPool(options: ClientConfig, max: number, settings: PoolSettings, logger: Logger): Pool {
  const pool = new Pool({
    ...options,
    max,
    connectionTimeoutMillis: waitForConnectionMs,
    lock_timeout: settings.databaseLockTimeoutMs,
    statement_timeout: settings.databaseStatementTimeoutMs,
    idle_in_transaction_session_timeout: settings.databaseStatementTimeoutMs,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  // The pool listens to errors of idle connections only. An 'error' event of a connection in use would end the process, although its query
  // rejects anyway.
  pool.on('connect', (client) => client.on('error', (error) => logger.warn({ err: error }, 'database connection lost')));
  return pool;
}

/**
 * Destroys connections whose server has vanished without closing them, as after a power cut or a failover to another address. The system
 * would repeat what was sent for a quarter of an hour. If one in use is silent for longer than any statement runs, the idle ones are likely
 * lost too.
 */
function abandonSilentConnections(pool: Pool, silentMs: number): void {
  const streams = new Map<PoolClient, Socket>();
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('remove', (client) => streams.delete(client));
  pool.on('connect', (client) => {
    const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection;
    streams.set(client, stream);
    stream.setTimeout(silentMs, () => {
      if (!inUse.has(client)) return;
      const error = new Error(`The database has been silent for ${silentMs} ms`);
      for (const [other, otherStream] of streams) if (other === client || !inUse.has(other)) otherStream.destroy(error);
    });
  });
}

/** Returns `busy` if the pool is exhausted but a new connection works. @throws if it doesn't */
async function probe(pool: Pool, options: ClientConfig): Promise<'ok' | 'busy'> {
  if (pool.waitingCount === 0) {
    const late = delay(probeTimeoutMs, null, { ref: false });
    if ((await Promise.race([pool.query('select 1'), late])) !== null) return 'ok';
  }
  const client = new Client({ ...options, connectionTimeoutMillis: probeTimeoutMs });
  client.on('error', () => {});
  await client.connect();
  await client.end();
  return 'busy';
}

type Exclusive<T> = {
  options: ClientConfig;
  name: string;
  work: (held: AbortSignal) => Promise<T>;
  signal: AbortSignal | undefined;
  logger: Logger;
};

/** The lock has a dedicated connection, so that it ends with the process and takes none from the pool. */
async function exclusive<T>({ options, name, work, signal, logger }: Exclusive<T>): Promise<T> {
  const client = new Client(options);
  const lost = new AbortController();
  client.on('error', (error) => {
    logger.warn({ err: error, name }, 'lock connection lost');
    lost.abort(error);
  });
  const stopWaiting = () => void client.end();
  await client.connect();
  try {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stopWaiting);
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`portico:${name}`]);
    signal?.removeEventListener('abort', stopWaiting);
    return await work(lost.signal);
  } finally {
    signal?.removeEventListener('abort', stopWaiting);
    await client.end();
  }
}

type Listening = {
  options: ClientConfig;
  channel: string;
  onPayload: (payload: string) => void;
  onGap: (() => void) | undefined;
  logger: Logger;
};

const retryMs = 1_000;

async function listen({ options, channel, onPayload, onGap, logger }: Listening): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let client = await subscribe();

  /** Leaves no connection behind if it fails: a standby refuses to listen, and a pooler may accept a client while its server is down. */
  async function subscribe(): Promise<Client> {
    const fresh = new Client(options);
    let isListening = false;
    const onLoss = (error?: Error) => {
      if (!isListening || stopped.signal.aborted) return;
      isListening = false;
      logger.warn({ err: error, channel }, 'listen connection lost');
      void reconnect();
    };
    fresh.on('error', onLoss);
    fresh.on('end', () => onLoss());
    fresh.on('notification', (message) => onPayload(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      stopped.signal.throwIfAborted();
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    isListening = true;
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        client = await subscribe();
        onGap?.();
        return;
      } catch (error) {
        logger.warn({ err: error, channel }, 'failed to restore the listen connection');
        await delay(retryMs, undefined, { signal: stopped.signal }).catch(() => {});
      }
    }
  }

  return async () => {
    stopped.abort();
    await client.end();
  };
}
