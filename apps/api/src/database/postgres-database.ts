import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, TypeOverrides, types as pgTypes, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { Database, Transaction } from './database.ts';
import { runTransaction } from './run-transaction.ts';
import type { Tables } from './tables/tables.ts';
import { safeInteger } from './value-parsers.ts';

const parsers = new TypeOverrides();
parsers.setTypeParser(pgTypes.builtins.INT8, safeInteger);
parsers.setTypeParser(pgTypes.builtins.DATE, (day) => day);

const connectionOptions = (connectionString: string): ClientConfig => ({
  connectionString,
  application_name: 'portico',
  options: '-c timezone=UTC',
  keepAlive: true,
  types: parsers,
});

export async function openPostgres(connectionString: string, poolSize: number, logger: Logger): Promise<Database> {
  const options = connectionOptions(connectionString);
  const pool = new Pool({ ...options, max: poolSize, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  await pool.query('select 1');
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const stops = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    driver: { kind: 'postgres', pool },
    transaction: (work) => runTransaction(kysely, work),
    // The brand says that the handle is bound to one connection, which is what `connection` gives.
    read: (work) => kysely.connection().execute((connection) => work(connection as Transaction)),
    exclusive: (name, work) => exclusive(options, name, work),
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
    },
  };
}

/** The lock belongs to a connection of its own, so that it ends with the process and costs the pool nothing. */
async function exclusive<T>(options: ClientConfig, name: string, work: () => Promise<T>): Promise<T> {
  const client = new Client(options);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`portico:${name}`]);
    return await work();
  } finally {
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

  async function subscribe(): Promise<Client> {
    const fresh = new Client(options);
    let lost = false;
    const onLoss = (error?: Error) => {
      if (lost || stopped.signal.aborted) return;
      lost = true;
      logger.warn({ err: error, channel }, 'the listening connection was lost');
      void reconnect();
    };
    fresh.on('error', onLoss);
    await fresh.connect();
    fresh.on('end', () => onLoss());
    fresh.on('notification', (message) => onPayload(message.payload ?? ''));
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        client = await subscribe();
        onGap?.();
        return;
      } catch (error) {
        logger.warn({ err: error, channel }, 'listening again failed');
        await delay(retryMs, undefined, { signal: stopped.signal }).catch(() => {});
      }
    }
  }

  return async () => {
    stopped.abort();
    await client.end();
  };
}
