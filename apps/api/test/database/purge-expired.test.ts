import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { telegramLinkRepository } from '../../src/modules/telegram/telegram-link.repository.ts';
import { purgeExpired } from '../../src/platform/database/purge-expired.ts';
import { success } from '../contract-client.ts';
import { signupRequest, startTestApi } from '../test-api.ts';
import { verificationCode } from '../mailbox.ts';
import { noRoles, someEmail } from '../people.ts';
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
    const invited = success(await api.call('inviteClientUser', { token, body: { email: someEmail(), roles: noRoles } }));
    success(await api.call('cancelInvitation', { token, query: { id: invited.id } }));
    success(await api.call('requestTwoFactorGoogle', { token, body: { provider: 'google' } }));
    const ended = success(await api.call('login', { body: { email, password, rememberMe: 1 } })).accessToken ?? '';
    success(await api.call('logout', { token: ended }));
    await api.app.database.transaction((tx) => telegramLinkRepository(tx, user.id).setCode('7', 'hash', clock.now()));
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
        const rows = async (
          table: 'rate_limit' | 'idempotency_key' | 'event' | 'session' | 'verification_code' | 'client_user' | 'invitation' | 'two_factor',
        ) =>
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
          invitations: await rows('invitation'),
          authenticators: await rows('two_factor'),
          telegram: (await telegramLinkRepository(tx, user.id).find()).wantedId,
        };
      });
    const full = { limits: true, keys: 1, events: 3, sessions: 2, codes: 1, users: 2, invitations: 1, authenticators: 1, telegram: '7' };
    await purgeExpired(api.app.database, clock.now());
    expect(await count()).toEqual(full);
    clock.turn(3 * dayMs);
    await purgeExpired(api.app.database, clock.now());
    expect(await count()).toEqual({ ...full, limits: false, codes: 0, authenticators: 0, telegram: null });
    success(await api.call('login', { body: { email, password, rememberMe: 1 } }));
    clock.turn(32 * dayMs);
    await purgeExpired(api.app.database, clock.now());
    const gone = { limits: false, keys: 0, events: 0, codes: 0, invitations: 0, authenticators: 0, telegram: null };
    // The session that is still live.
    expect(await count()).toEqual({ ...gone, sessions: 1, users: 2 });
  } finally {
    await api.close();
  }
});
