import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { Database, Transaction } from './database.ts';
import { dataToError, readMessages, sendMessage, type DatabaseRequest, type DatabaseResponse } from './database-socket.ts';
import { runTransaction } from './run-transaction.ts';
import { takeTurns } from './take-turns.ts';
import type { Tables } from './tables/tables.ts';

/** Opens the embedded database of a server that runs on the same folder. Returns null if none does. */
export async function openRemote(file: string): Promise<Database | null> {
  const first = await connect(file);
  if (first === null) return null;
  first.close();
  const kysely = new Kysely<Tables>({ dialect: remoteDialect(file) });
  const oneRequest = async (request: DatabaseRequest): Promise<{ rows: unknown[] }> => {
    const session = await connectOrThrow(file);
    try {
      return await session.ask(request);
    } finally {
      session.close();
    }
  };
  return {
    kind: 'pglite',
    driver: {
      kind: 'remote',
      executeSql: (sql, parameters = []) => oneRequest(parameters.length === 0 ? { do: 'script', sql } : { do: 'run', sql, parameters }),
    },
    transaction: (work) => runTransaction(kysely, work),
    // The brand asserts that the handle is bound to one connection, which `connection` guarantees.
    read: (work) => kysely.connection().execute((connection) => work(connection as Transaction)),
    probe: async () => {
      await oneRequest({ do: 'run', sql: 'select 1', parameters: [] });
      return 'ok';
    },
    exclusive: takeTurns(),
    // The server hears what a command notifies. A command waits for nothing.
    listen: async () => async () => {},
    close: () => kysely.destroy(),
  };
}

type Session = { ask: (request: DatabaseRequest) => Promise<{ rows: unknown[]; affectedRows: number | undefined }>; close: () => void };

async function connect(file: string): Promise<Session | null> {
  const socket = createConnection(file);
  try {
    await once(socket, 'connect');
  } catch (error) {
    // No server has run here, or the last one was killed.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')) return null;
    throw error;
  }
  return sessionOn(socket);
}

async function connectOrThrow(file: string): Promise<Session> {
  const session = await connect(file);
  if (session === null) throw new Error('The server that has the database open has stopped.');
  return session;
}

function sessionOn(socket: Socket): Session {
  const responses = readMessages<DatabaseResponse>(socket);
  return {
    async ask(request) {
      sendMessage(socket, request);
      const response = await responses.next();
      if (response.done === true) throw new Error('The server that has the database open has stopped.');
      const { value } = response;
      if ('error' in value) throw dataToError(value.error);
      return value;
    },
    close: () => void socket.end(),
  };
}

type RemoteConnection = DatabaseConnection & { session: Session };

const controls = { beginTransaction: 'begin', commitTransaction: 'commit', rollbackTransaction: 'rollback' } as const;

function remoteDialect(file: string): Dialect {
  const control = (request: DatabaseRequest['do'] & (typeof controls)[keyof typeof controls]) => async (connection: DatabaseConnection) => {
    // The driver is given back the connections that it returned.
    await (connection as RemoteConnection).session.ask({ do: request });
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async (): Promise<RemoteConnection> => {
        const session = await connectOrThrow(file);
        return {
          session,
          async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
            const { rows, affectedRows } = await session.ask({ do: 'run', sql, parameters });
            // The statement's type says what its rows are, as with any driver.
            const result = { rows: rows as Row[] };
            return affectedRows === undefined ? result : { ...result, numAffectedRows: BigInt(affectedRows) };
          },
          streamQuery() {
            throw new Error('The embedded database does not stream.');
          },
        };
      },
      beginTransaction: control(controls.beginTransaction),
      commitTransaction: control(controls.commitTransaction),
      rollbackTransaction: control(controls.rollbackTransaction),
      releaseConnection: async (connection: DatabaseConnection) => (connection as RemoteConnection).session.close(),
      destroy: async () => {},
    }),
  };
}
