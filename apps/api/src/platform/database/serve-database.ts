import { chmodSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { errorToData, readMessages, sendMessage, type DatabaseRequest, type DatabaseResponse } from './database-socket.ts';

/** A Unix socket's path has at most 107 bytes on Linux and 103 on macOS. */
const maxPathBytes = 103;

export type SharedDatabase = { close: () => Promise<void> };

type ServeOptions = {
  pglite: PGlite;
  /** The socket's file. Only this user can connect. */
  file: string;
  /** A transaction in which nothing happens for this long is rolled back, because all others wait for it. */
  idleTimeoutMs: number;
  logger: Logger;
};

/** Lets the operator's commands use the embedded database while this process has it open. One connection is one session at a time. */
export async function serveDatabase({ pglite, file, idleTimeoutMs, logger }: ServeOptions): Promise<SharedDatabase> {
  if (Buffer.byteLength(file) > maxPathBytes) {
    logger.warn({ file }, 'the path of the data folder is too long for a socket: operator commands need the server stopped');
    return { close: async () => {} };
  }
  const sockets = new Set<Socket>();
  // Runs several statements as a pool would: one that fails leaves no transaction open.
  const pool = fromPglite(pglite);
  const embedded: Embedded = { pglite, idleTimeoutMs, runScript: (sql) => pool.executeSql(sql) };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveSocket(socket, embedded).catch((error: unknown) => {
      logger.warn({ err: error }, 'an operator command was cut off');
      socket.destroy();
    });
  });
  // Left behind by a killed process. The folder's lock says that no other process serves it.
  rmSync(file, { force: true });
  server.listen(file);
  await once(server, 'listening');
  chmodSync(file, 0o600);
  return {
    async close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await once(server, 'close');
    },
  };
}

type Queries = Pick<PGlite, 'query'>;
type Embedded = { pglite: PGlite; idleTimeoutMs: number; runScript: (sql: string) => Promise<{ rows: unknown[] }> };

async function serveSocket(socket: Socket, embedded: Embedded): Promise<void> {
  const requests = readMessages<DatabaseRequest>(socket);
  for await (const request of requests) {
    if (request.do !== 'begin') sendMessage(socket, await answer(embedded.pglite, embedded, request));
    else await serveTransaction(socket, embedded, requests);
  }
}

class RolledBack extends Error {}

/** Serves the requests of one transaction, which has the database to itself. Without a commit it is rolled back. */
async function serveTransaction(socket: Socket, embedded: Embedded, requests: AsyncGenerator<DatabaseRequest>): Promise<void> {
  const { pglite, idleTimeoutMs } = embedded;
  const done: DatabaseResponse = { rows: [], affectedRows: undefined };
  socket.setTimeout(idleTimeoutMs, () => socket.destroy(new Error(`nothing happened in a transaction for ${idleTimeoutMs} ms`)));
  try {
    await pglite.transaction(async (tx) => {
      sendMessage(socket, done);
      for (;;) {
        const next = await requests.next();
        if (next.done === true || next.value.do === 'rollback') throw new RolledBack();
        if (next.value.do === 'commit') return;
        sendMessage(socket, await answer(tx, embedded, next.value));
      }
    });
    sendMessage(socket, done);
  } catch (error) {
    sendMessage(socket, error instanceof RolledBack ? done : { error: errorToData(error) });
  } finally {
    socket.setTimeout(0);
  }
}

async function answer(queries: Queries, { runScript }: Embedded, request: DatabaseRequest): Promise<DatabaseResponse> {
  try {
    if (request.do === 'run') {
      const { rows, affectedRows } = await queries.query(request.sql, [...request.parameters]);
      return { rows, affectedRows };
    }
    if (request.do === 'script') return { rows: (await runScript(request.sql)).rows, affectedRows: undefined };
    throw new Error(`"${request.do}" outside a transaction`);
  } catch (error) {
    return { error: errorToData(error) };
  }
}
