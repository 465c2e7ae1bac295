import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/platform/database/postgres-database.ts';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { createPostgresDatabase, signupRequest, temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

/** A TCP proxy. After `vanish`, its existing connections stay open but forward nothing. */
async function startTcpProxy(port: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
    }
    near.on('close', () => pairs.delete(pair));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    vanish: () => {
      for (const [near, far] of pairs) for (const socket of [near, far]) socket.unpipe().pause();
    },
    close: () => {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
let dataFolder: string;
let api: ApiProcess;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  dataFolder = temporaryFolder();
  const url = new URL(postgres.url);
  proxy = await startTcpProxy(Number(url.port));
  // A socket in a folder doesn't vanish.
  url.search = '';
  url.port = String(proxy.port);
  api = await startApiProcess({ env: { DATABASE_URL: url.href, DATA_FOLDER: dataFolder, DATABASE_STATEMENT_TIMEOUT_MS: '1000' } });
});
afterAll(async () => {
  await api.kill('SIGTERM');
  proxy.close();
  await postgres.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('requests and jobs continue soon after a database server has vanished without closing its connections', async () => {
  proxy.vanish();
  const body = signupRequest();
  await waitFor('a sign-up', async () => ((await api.call('signUp', { body })).ok ? true : undefined), 60_000);
  const code = await waitFor('its mail', () => verificationCode(path.join(dataFolder, 'mail'), body.email), 60_000);
  success(await api.call('verifyEmail', { body: { email: body.email, token: code } }));
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
}, 200_000);

test.each([
  ['an operator command waits for', true],
  ['a server abandons', false],
])(
  '%s a statement without a time limit',
  async (_who, isCommand) => {
    const settings = { databasePoolSize: 4, databaseLockTimeoutMs: 1_000, databaseStatementTimeoutMs: 1_000 };
    const database = await openPostgres(postgres.url, { settings, logger: pino({ level: 'silent' }), traces: null, isCommand });
    const outcome = await database
      .transaction(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`select pg_sleep(8)`.execute(tx);
      })
      .then(
        () => 'done',
        () => 'abandoned',
      );
    await database.close();
    expect(outcome).toBe(isCommand ? 'done' : 'abandoned');
  },
  60_000,
);
