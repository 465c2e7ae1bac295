import { fullOnly } from '@portico/test-depth/daily-if';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../src/platform/events/publish-event.ts';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type Registered, type TestApi, type TestDatabase } from '../test-api.ts';
import { dayMs, testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { readEvents } from './event-reader.ts';

describe.each<TestDatabase>(['pglite', 'postgres'])('on %s', (database) => {
  let api: TestApi;
  let mira: Registered;
  let clientId: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    mira = await api.register();
    const row = await api.app.database.read((tx) =>
      tx.selectFrom('client_user').select('client_id').where('id', '=', mira.user.id).executeTakeFirstOrThrow(),
    );
    clientId = row.client_id;
  });
  afterAll(() => api.close());

  const publish = (...ids: string[]) =>
    api.app.database.transaction(async (tx) => {
      for (const id of ids) publishEvent(tx, clientId, { type: 'service.changed', resource: { type: 'service', id }, status: 'active' });
    });

  describe('streamEvents answers 200', () => {
    test('sends events from now on, in order', async () => {
      await publish('before');
      const stream = await readEvents(api.url, mira.token);
      await publish('1');
      success(await api.call('updateUser', { token: mira.token, body: { language: 'en' } }));
      const events = await stream.take(2);
      stream.close();
      expect(events).toMatchObject([
        { type: 'service.changed', resource: { type: 'service', id: '1' }, status: 'active' },
        { type: 'account.changed', resource: null, status: null },
      ]);
      expect(Number(events[1]?.id)).toBe(Number(events[0]?.id) + 1);
    });

    test('resumes after Last-Event-ID without gaps or duplicates', async () => {
      const first = await readEvents(api.url, mira.token);
      await publish('a');
      const [seen] = await first.take(1);
      first.close();
      await publish('b');
      await publish('c');
      const second = await readEvents(api.url, mira.token, { lastEventId: seen?.id });
      await publish('d');
      const events = await second.take(3);
      second.close();
      expect(events.map(({ resource }) => resource?.id)).toEqual(['b', 'c', 'd']);
    });

    test('numbers a hundred events of concurrent transactions without gaps, and every reader gets them in order', async () => {
      const streams = await Promise.all([readEvents(api.url, mira.token), readEvents(api.url, mira.token)]);
      await Promise.all(Array.from({ length: 50 }, (_value, index) => publish(`${index} first`, `${index} second`)));
      for (const stream of streams) {
        const events = await stream.take(100);
        stream.close();
        const first = Number(events[0]?.id);
        expect(events.map(({ id }) => Number(id))).toEqual(Array.from({ length: 100 }, (_value, index) => first + index));
        // Events of one transaction stay together and in order.
        const ids = events.map(({ resource }) => resource?.id ?? '');
        const inPairs = ids.flatMap((id, index) => (index % 2 === 0 ? [id, id.replace('first', 'second')] : []));
        expect(ids).toEqual(inPairs);
        expect(new Set(ids).size).toBe(100);
      }
    });

    test('sends events of the past seconds first, marked as replayed, if requested', async () => {
      await publish('long ago');
      await api.app.database.transaction((tx) => sql`update event set created_at = created_at - interval '1 hour'`.execute(tx));
      await publish('a', 'b');
      const stream = await readEvents(api.url, mira.token, { replaySeconds: 60 });
      await publish('c');
      const events = await stream.take(3);
      stream.close();
      expect(events.map(({ resource, replayed }) => [resource?.id, replayed])).toEqual([
        ['a', true],
        ['b', true],
        ['c', undefined],
      ]);
    });

    test('sends nothing of another client', async () => {
      const other = await api.register();
      const stream = await readEvents(api.url, other.token);
      await publish('not yours');
      success(await api.call('updateUser', { token: other.token, body: { language: 'ru' } }));
      const [event] = await stream.take(1);
      stream.close();
      expect(event?.type).toBe('account.changed');
    });

    test('never sends an event of a failed transaction and leaves no gap in the numbers', async () => {
      const stream = await readEvents(api.url, mira.token);
      await publish('kept');
      const failing = api.app.database.transaction(async (tx) => {
        publishEvent(tx, clientId, { type: 'invoice.changed', resource: { type: 'invoice', id: 'undone' }, status: 'paid' });
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      await publish('kept too');
      const events = await stream.take(2);
      stream.close();
      expect(events.map(({ resource }) => resource?.id)).toEqual(['kept', 'kept too']);
      expect(Number(events[1]?.id)).toBe(Number(events[0]?.id) + 1);
    });

    test('ignores a Last-Event-ID from the future', async () => {
      const stream = await readEvents(api.url, mira.token, { lastEventId: '999999999999999999' });
      await publish('now');
      expect((await stream.take(1))[0]?.resource?.id).toBe('now');
      stream.close();
    });

    test('ends only the stream of the session that signs out', async () => {
      const { accessToken } = success(await api.call('login', { body: { email: mira.email, password: mira.password, rememberMe: 0 } }));
      const leaving = await readEvents(api.url, accessToken ?? '');
      const staying = await readEvents(api.url, mira.token);
      success(await api.call('logout', { token: accessToken ?? '' }));
      await leaving.ended;
      await publish('still here');
      expect((await staying.take(1))[0]?.resource?.id).toBe('still here');
      staying.close();
    });
  });

  describe('streamEvents answers 401', () => {
    test('refuses a request without a token', async () => {
      expect(refusal(await api.call('streamEvents')).code).toBe('unauthorized');
    });
  });

  describe('streamEvents answers 422', () => {
    test("refuses a Last-Event-ID that isn't a number", async () => {
      const problem = refusal(await api.call('streamEvents', { token: mira.token, headers: { 'last-event-id': '7; drop table' } }));
      expect(problem.errors).toEqual([{ path: 'Last-Event-ID', code: 'invalid', params: {} }]);
    });
  });
});

test('two processes on one PostgreSQL exchange events', async () => {
  const one = await startTestApi({ database: 'postgres' });
  const { databaseUrl, dataFolder } = one.app.configuration;
  const other = await startTestApi({ env: { DATABASE_URL: databaseUrl ?? '', DATA_FOLDER: dataFolder } });
  try {
    const { token } = await one.register();
    const stream = await readEvents(other.url, token);
    success(await one.call('updateUser', { token, body: { language: 'ru' } }));
    expect(await stream.take(1)).toMatchObject([{ type: 'account.changed' }]);
    success(await one.call('logout', { token }));
    await stream.ended;
  } finally {
    await other.close();
    await one.close();
  }
});

test('stopping ends the streams without waiting for their readers', async () => {
  const api = await startTestApi();
  const { token } = await api.register();
  const stream = await readEvents(api.url, token);
  await api.close();
  await expect(stream.ended).resolves.toBeUndefined();
});

test('a stream ends at most one check after its session expires', async () => {
  const clock = testClock();
  const api = await startTestApi({ now: clock.now, sessionCheckMs: 50 });
  try {
    const { token } = await api.register();
    const stream = await readEvents(api.url, token);
    clock.turn(dayMs);
    await expect(stream.ended).resolves.toBeUndefined();
  } finally {
    await api.close();
  }
});

test('a stream ends after its session expires even if events never pause', fullOnly, async ({ signal }) => {
  const clock = testClock();
  const api = await startTestApi({ now: clock.now, sessionCheckMs: 1_000 });
  try {
    const { token, user } = await api.register();
    const { client_id: clientId } = await api.app.database.read((tx) =>
      tx.selectFrom('client_user').select('client_id').where('id', '=', user.id).executeTakeFirstOrThrow(),
    );
    const stream = await readEvents(api.url, token);
    const reading = { isOver: false };
    const ended = stream.ended.finally(() => (reading.isOver = true));
    clock.turn(dayMs);
    while (!reading.isOver && !signal.aborted) {
      await api.app.database.transaction(async (tx) =>
        publishEvent(tx, clientId, { type: 'service.changed', resource: { type: 'service', id: '1' }, status: 'active' }),
      );
      // The embedded database responds within the same turn of the event loop, so nothing else would run.
      await setImmediate();
    }
    await expect(ended).resolves.toBeUndefined();
  } finally {
    await api.close();
  }
});

test('a reader that disconnects is removed', fullOnly, async () => {
  const api = await startTestApi();
  try {
    const { token } = await api.register();
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write(`GET /v1/event/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    await once(socket, 'data');
    expect(api.app.events.openStreams()).toBe(1);
    socket.destroy();
    await waitFor('no stream', () => (api.app.events.openStreams() === 0 ? true : undefined));
  } finally {
    await api.close();
  }
});
