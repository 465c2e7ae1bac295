import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { purgeExpired } from '../../src/platform/database/purge-expired.ts';
import { success } from '../contract-client.ts';
import { signupRequest, startTestApi } from '../test-api.ts';
import { verificationCode } from '../mailbox.ts';
import { dayMs, testClock } from '../test-clock.ts';

test('expired rows are deleted and current ones stay', async () => {
  const clock = testClock();
  const api = await startTestApi({ now: clock.now });
  try {
    const { token, email, password, user } = await api.register();
    const waiting = signupRequest();
    await api.call('signUp', { body: waiting });
    await verificationCode(api.mailFolder, waiting.email);
    success(await api.call('updateUser', { token, body: { language: 'ru' } }));
    await api.app.database.transaction(async (tx) => {
      const { client_id } = await tx.selectFrom('client_user').select('client_id').where('id', '=', user.id).executeTakeFirstOrThrow();
      const key = { client_id, operation: 'placeOrder', request_hash: '', status: 200, body: '{}', created_at: clock.now() };
      await tx
        .insertInto('idempotency_key')
        .values({ ...key, key: randomUUID() })
        .execute();
    });
    const count = () =>
      api.app.database.read(async (tx) => {
        const rows = async (table: 'rate_limit' | 'idempotency_key' | 'event' | 'session' | 'verification_code' | 'client_user') =>
          (
            await tx
              .selectFrom(table)
              .select((expression) => expression.fn.countAll<number>().as('rows'))
              .executeTakeFirstOrThrow()
          ).rows;
        return {
          limits: (await rows('rate_limit')) > 0,
          keys: await rows('idempotency_key'),
          events: await rows('event'),
          sessions: await rows('session'),
          codes: await rows('verification_code'),
          users: await rows('client_user'),
        };
      });
    const full = { limits: true, keys: 1, events: 1, sessions: 1, codes: 1, users: 2 };
    await purgeExpired(api.app.database, clock.now());
    expect(await count()).toEqual(full);
    clock.turn(3 * dayMs);
    await purgeExpired(api.app.database, clock.now());
    expect(await count()).toEqual({ ...full, limits: false, codes: 0 });
    success(await api.call('login', { body: { email, password, rememberMe: 1 } }));
    clock.turn(32 * dayMs);
    await purgeExpired(api.app.database, clock.now());
    expect(await count()).toEqual({ limits: false, keys: 0, events: 0, sessions: 1, codes: 0, users: 2 });
  } finally {
    await api.close();
  }
});
