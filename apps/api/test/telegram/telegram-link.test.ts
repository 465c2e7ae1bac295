import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf } from '../people.ts';
import { startTelegramServer, type TelegramServer } from '../telegram-server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs } from '../test-clock.ts';
import { codeIn, giveTelegramId, linked, someTelegramId } from './linked.ts';

let telegram: TelegramServer;
let api: TestApi;
let aheadMs = 0;
beforeAll(async () => {
  telegram = await startTelegramServer();
  api = await startTestApi({ env: env(), now: () => new Date(Date.now() + aheadMs) });
});
afterAll(async () => {
  await api.close();
  await telegram.down();
});
beforeEach(() => {
  aheadMs = 0;
});

const env = () => ({ TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_BOT_NAME: 'portico_bot', TELEGRAM_API_URL: telegram.url });
const link = async (token: string) => success(await api.call('getTelegramLink', { token }));
const isNotified = async (token: string) => success(await api.call('getNotificationPreferences', { token })).telegram;

/** Creates a user whose profile has the ID of a user who has started the bot. */
async function withId(): Promise<{ token: string; telegramId: string }> {
  const { token } = await api.register();
  const telegramId = someTelegramId();
  telegram.friends.add(telegramId);
  await giveTelegramId(api, token, telegramId);
  return { token, telegramId };
}

describe('getTelegramLink answers', () => {
  test('200 with no_id, unlinked and linked in turn', async () => {
    const user = await api.register();
    const before = { state: 'no_id', telegram_id: null, bot: 'portico_bot', linked_at: null, code_expires_at: null };
    expect(await link(user.token)).toEqual(before);
    const telegramId = someTelegramId();
    await giveTelegramId(api, user.token, telegramId);
    expect(await link(user.token)).toEqual({ ...before, state: 'unlinked', telegram_id: telegramId });
    const other = await linked(api, telegram, user);
    expect(await link(user.token)).toEqual({ ...before, state: 'linked', telegram_id: other, linked_at: expect.stringMatching(/T.*Z$/) });
  });

  test('200 with off if there is no bot, and no code is sent', async () => {
    const { telegram: bot } = api.app;
    const { token } = await withId();
    api.app.telegram = null;
    try {
      expect(await link(token)).toMatchObject({ state: 'off', bot: null });
      expect(refusal(await api.call('requestTelegramLink', { token })).code).toBe('telegram_off');
    } finally {
      api.app.telegram = bot;
    }
  });

  test("200 with unlinked after the profile's ID changes, because only the old one was verified", async () => {
    const user = await api.register();
    const first = await linked(api, telegram, user);
    await giveTelegramId(api, user.token, someTelegramId());
    expect((await link(user.token)).state).toBe('unlinked');
    await giveTelegramId(api, user.token, first);
    expect((await link(user.token)).state).toBe('linked');
  });
});

describe('requestTelegramLink answers', () => {
  test("200, sends the code via Telegram in the user's language, and returns its expiry", async () => {
    const { token, telegramId } = await withId();
    const newLink = success(await api.call('requestTelegramLink', { token, language: 'ru' }));
    expect(newLink).toMatchObject({ state: 'unlinked', code_expires_at: expect.stringMatching(/Z$/) });
    expect(await link(token)).toEqual(newLink);
    expect(telegram.messages.at(-1)).toEqual({ chatId: telegramId, text: expect.stringMatching(/^\d{6}: ваш код для Portico\./) });
  });

  test('403 without a recent proof', async () => {
    const { token } = await withId();
    aheadMs = 11 * minuteMs;
    expect(refusal(await api.call('requestTelegramLink', { token })).code).toBe('proof_required');
  });

  test("409 if the bot can't write to the ID, and no code is pending", async () => {
    const { token, telegramId } = await withId();
    telegram.friends.delete(telegramId);
    const { code, message } = refusal(await api.call('requestTelegramLink', { token }));
    expect([code, message]).toEqual(['telegram_unreachable', expect.stringContaining('press Start')]);
    expect((await link(token)).code_expires_at).toBeNull();
  });

  test('422 without an ID in the profile', async () => {
    const { token } = await api.register();
    const { errors } = refusal(await api.call('requestTelegramLink', { token }));
    expect(errors).toEqual([{ path: 'telegram_id', code: 'required', params: {} }]);
  });

  test('429 after five codes in an hour, also to one ID from several users', fullOnly, async () => {
    const strict = await startTestApi({ env: { ...env(), RATE_LIMIT_FACTOR: '1' } });
    try {
      const [one, other] = [await strict.register(), await strict.register()];
      const telegramId = someTelegramId();
      telegram.friends.add(telegramId);
      for (const { token } of [one, other]) await giveTelegramId(strict, token, telegramId);
      for (let count = 0; count < 5; count += 1) success(await strict.call('requestTelegramLink', { token: one.token }));
      for (const { token } of [one, other])
        expect(refusal(await strict.call('requestTelegramLink', { token })).code).toBe('too_many_requests');
    } finally {
      await strict.close();
    }
  });

  test("503 if Telegram doesn't respond, and its code is void", async () => {
    const { token } = await withId();
    await telegram.down();
    try {
      expect(refusal(await api.call('requestTelegramLink', { token })).code).toBe('telegram_unavailable');
      expect((await link(token)).code_expires_at).toBeNull();
    } finally {
      await telegram.up();
    }
  });
});

describe('completeTelegramLink answers', () => {
  test('200 once: links the ID and turns its preference on', async () => {
    const { token, telegramId } = await withId();
    success(await api.call('requestTelegramLink', { token }));
    const body = { token: codeIn(telegram, telegramId) };
    expect(success(await api.call('completeTelegramLink', { token, body })).state).toBe('linked');
    expect(await isNotified(token)).toBe(true);
    expect(refusal(await api.call('completeTelegramLink', { token, body })).code).toBe('verification_code_invalid');
    expect((await link(token)).state).toBe('linked');
  });

  test('422 for a code that is invalid, wrong or expired, or was sent to an earlier ID or a colleague', async () => {
    const { token, telegramId } = await withId();
    const colleague = await colleagueOf(api, token);
    success(await api.call('requestTelegramLink', { token }));
    const body = { token: codeIn(telegram, telegramId) };
    const code = async (as: string, sent: { token: string }) =>
      refusal(await api.call('completeTelegramLink', { token: as, body: sent })).code;
    expect(await code(token, { token: '12345' })).toBe('validation_failed');
    expect(await code(token, { token: body.token === '000000' ? '000001' : '000000' })).toBe('verification_code_invalid');
    expect(await code(colleague.token, body)).toBe('verification_code_invalid');
    aheadMs = 11 * minuteMs;
    expect(await code(token, body)).toBe('verification_code_expired');
    aheadMs = 0;
    await giveTelegramId(api, token, someTelegramId());
    expect(await code(token, body)).toBe('verification_code_invalid');
    expect([(await link(token)).state, await isNotified(token)]).toEqual(['unlinked', false]);
  });

  test('422 for the right code after five wrong ones', async () => {
    const { token, telegramId } = await withId();
    success(await api.call('requestTelegramLink', { token }));
    const right = codeIn(telegram, telegramId);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) refusal(await api.call('completeTelegramLink', { token, body: { token: wrong } }));
    expect(refusal(await api.call('completeTelegramLink', { token, body: { token: right } })).code).toBe('verification_code_invalid');
  });
});

describe('unlinkTelegram answers', () => {
  test('200, turns the preference off, and allows the profile to lose its ID', async () => {
    const user = await api.register();
    await linked(api, telegram, user);
    expect(success(await api.call('unlinkTelegram', { token: user.token })).state).toBe('unlinked');
    expect(await isNotified(user.token)).toBe(false);
    await giveTelegramId(api, user.token, null);
    expect(success(await api.call('unlinkTelegram', { token: user.token })).state).toBe('no_id');
  });
});
