import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseSocketFile, readMessages, sendMessage, type DatabaseResponse } from '../../src/platform/database/database-socket.ts';
import { openRemote } from '../../src/platform/database/remote-database.ts';
import { success } from '../contract-client.ts';
import { openTicket } from '../tickets/support-desk.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { commandsOf } from './run-command.ts';

describe('commands beside a running server with the embedded database', () => {
  let api: TestApi;
  let client: Registered;
  let commands: ReturnType<typeof commandsOf>;
  beforeAll(async () => {
    api = await startTestApi({ database: 'pglite' });
    client = await api.register();
    commands = commandsOf(api);
  });
  afterAll(() => api.close());

  async function openShared() {
    const database = await openRemote(databaseSocketFile(api.dataFolder));
    if (database === null) throw new Error('The server shares no database');
    return database;
  }

  test('a command changes what the server shows and is recorded', async () => {
    const ticket = await openTicket(api, client.token);
    expect(await commands.run('ticket', 'answer', String(ticket), 'It works again.')).toMatchObject({ code: 0 });
    const { messages } = success(await api.call('getTicket', { token: client.token, query: { id: ticket } }));
    expect(JSON.stringify(messages)).toContain('It works again.');
    expect(await commands.run('ledger', 'check')).toMatchObject({ code: 0 });
    const { items } = await commands.json<{ items: { operation: string }[] }>('log', 'list');
    expect(items[0]).toMatchObject({ operation: 'answerTicket', staff: 'anna' });
  });

  test('dates, bytes, large numbers and a database error arrive as they would in the server', async () => {
    const shared = await openShared();
    const select = sql`select ${new Date('2026-03-01T10:00:00Z')}::timestamptz as at, ${Buffer.from([0, 255])}::bytea as bytes,
      9007199254740991::bigint as big, '{"a": [1]}'::jsonb as json, null as none, date '2026-03-01' as day`;
    const read = async (database: Pick<typeof shared, 'read'>) => (await database.read((tx) => select.execute(tx))).rows;
    expect(await read(shared)).toEqual(await read(api.app.database));
    const twice = shared.transaction((tx) => sql`insert into kysely_migration select * from kysely_migration limit 1`.execute(tx));
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: expect.any(String) });
    await shared.close();
  });

  test('a command that dies in a transaction leaves no trace, and the server goes on', async () => {
    const socket = createConnection(databaseSocketFile(api.dataFolder));
    await once(socket, 'connect');
    const responses = readMessages<DatabaseResponse>(socket);
    for (const request of [{ do: 'begin' }, { do: 'run', sql: 'update client_user set first_name = $1', parameters: ['Gone'] }] as const) {
      sendMessage(socket, request);
      expect((await responses.next()).value).not.toHaveProperty('error');
    }
    socket.destroy();
    expect(success(await api.call('getAccountMeta', { token: client.token })).firstname).toBe('Mira');
  });

  test('requests and commands take turns', async () => {
    const reads = Array.from({ length: 20 }, () => api.call('getAccountMeta', { token: client.token }));
    const answers = ['1', '2', '3'].map((plan) => commands.run('promo', 'add', `TURN${plan}`, '10%'));
    for (const reply of await Promise.all(reads)) expect(reply.ok).toBe(true);
    for (const { code, output } of await Promise.all(answers)) expect({ code, output }).toMatchObject({ code: 0 });
  });

  test.runIf(process.platform === 'linux')('only the user of the server can connect', () => {
    expect((statSync(databaseSocketFile(api.dataFolder)).mode & 0o777).toString(8)).toBe('600');
  });
});

test('a transaction in which nothing happens is rolled back', fullOnly, async () => {
  const api = await startTestApi({ database: 'pglite', env: { DATABASE_STATEMENT_TIMEOUT_MS: '1000' } });
  const socket = createConnection(databaseSocketFile(api.dataFolder));
  const closed = once(socket.resume(), 'close');
  sendMessage(socket, { do: 'begin' });
  await closed;
  expect((await api.register()).user.firstname).toBe('Mira');
  await api.close();
});
