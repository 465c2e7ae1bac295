import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listClientsCommand } from '../../src/modules/account/list-clients.command.ts';
import { closeClient } from '../../src/modules/staff/close-client.ts';
import { creditClient } from '../../src/modules/staff/credit-client.ts';
import { commandContext } from '../command-context.ts';
import { success } from '../contract-client.ts';
import { orderItem, shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type Registered, type TestApi } from '../test-api.ts';

const token = 'a-token-of-prometheus';

describe.each(testedDatabases)('/metrics on %s', (database) => {
  let api: TestApi;
  let mira: Registered;
  beforeAll(async () => {
    api = await startTestApi({ database, env: { METRICS_TOKEN: token } });
    mira = await api.register();
  });
  afterAll(() => api.close());

  const scrape = async () => {
    const response = await fetch(`${api.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    return await response.text();
  };
  const figure = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );

  test('/metrics answers only requests with its token', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Bearer ${mira.token}`]) {
      const response = await fetch(`${api.url}/metrics`, { headers: { authorization } });
      expect([response.status, await response.text()]).toEqual([401, '']);
    }
  });

  test('counts requests by operation and status without identifying users', async () => {
    success(await api.call('getAccountMeta', { token: mira.token }));
    await api.call('getAccountMeta', {});
    const text = await scrape();
    expect(figure(text, 'portico_request_seconds_count{operation="getAccountMeta",status="200"}')).toBeGreaterThanOrEqual(1);
    expect(figure(text, 'portico_request_seconds_count{operation="getAccountMeta",status="401"}')).toBeGreaterThanOrEqual(1);
    expect(text).not.toContain(mira.email);
    expect(text).toContain('portico_jobs{queue="run-action",state="waiting"} 0');
    expect(/portico_database_connections\{state="idle"\} \d/.test(text)).toBe(database === 'postgres');
  });

  test('reports the number of pending payments, and their age once the payer has finished or can no longer', async () => {
    const shop = shopper(api.call, mira.token);
    const { paymentId } = await shop.checkout(await shop.order(orderItem()));
    const look = async (changes: { checkout_status?: 'open' | 'processing'; expires_at?: Date } = {}) => {
      await api.app.database.transaction((tx) =>
        sql`update payment set checkout_status = ${changes.checkout_status ?? 'open'}, expires_at = ${changes.expires_at ?? sql`expires_at`}
          where id = ${paymentId}`.execute(tx),
      );
      const text = await scrape();
      expect(figure(text, 'portico_open{what="payment"}')).toBe(1);
      expect(figure(text, 'portico_open{what="prepared service"}')).toBe(0);
      return figure(text, 'portico_open_oldest_seconds{what="payment"}');
    };
    expect(await look()).toBe(0);
    expect(await look({ checkout_status: 'processing' })).toBeGreaterThan(0);
    const anHourAgo = new Date(api.app.now().getTime() - 3_600_000);
    expect(Math.round((await look({ expires_at: anHourAgo })) / 60)).toBe(60);
  });

  test('reports closed clients that money has reached', async () => {
    const { user } = await api.register();
    const { app } = api;
    const staff = { name: 'anna', reason: 'Asked for it' };
    const { clientId } = await app.database.transaction(async (tx) => {
      const { client_id: id } = await tx.selectFrom('client_user').select('client_id').where('id', '=', user.id).executeTakeFirstOrThrow();
      return await closeClient(app, tx, id, staff);
    });
    const closed = async () => figure(await scrape(), 'portico_open{what="closed client with balance"}');
    const owed = async () => {
      const lines: string[] = [];
      await listClientsCommand.run(commandContext(app, { options: new Set(['--owed']), print: (line) => void lines.push(line) }));
      return lines;
    };
    expect([await closed(), await owed()]).toEqual([0, ['No clients.']]);
    await app.database.transaction((tx) => creditClient(app, tx, { clientId, amountCents: 1_250 }, staff));
    expect([await closed(), await owed()]).toEqual([1, [expect.stringMatching(new RegExp(`^${clientId} .* 12\\.50 EUR .*${user.email}`))]]);
    await app.database.transaction((tx) => creditClient(app, tx, { clientId, amountCents: -1_250 }, staff));
    expect(await closed()).toBe(0);
  });
});

test("/metrics doesn't exist without a token", async () => {
  const api = await startTestApi();
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  await api.close();
});
