import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf } from '../people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const standard = {
  email: true,
  general: true,
  invoices_and_billing: true,
  marketing: false,
  news_and_announcements: false,
  product_updates: false,
  support_tickets: true,
  telegram: false,
};

describe('getNotificationPreferences answers', () => {
  test.each([
    [{ email_marketing: 0, email_news: 0 }, standard],
    [
      { email_marketing: 1, email_news: 0 },
      { ...standard, marketing: true },
    ],
    [
      { email_marketing: 0, email_news: 1 },
      { ...standard, news_and_announcements: true },
    ],
  ] as const)('answers 200 with the choices made at sign-up: %j', async (flags, expected) => {
    const { token } = await api.register(flags);
    expect(success(await api.call('getNotificationPreferences', { token }))).toEqual(expected);
  });
});

describe('updateNotificationPreferences answers', () => {
  test('answers 200 with all preferences, keeps omitted ones, and separates colleagues', async () => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token);
    const theirs = success(await api.call('getNotificationPreferences', { token: colleague.token }));
    const names = Object.keys(standard) as (keyof typeof standard)[];
    for (const name of names.filter((one) => one !== 'telegram')) {
      const before = success(await api.call('getNotificationPreferences', { token }));
      const changed = { ...before, [name]: !before[name] };
      expect(success(await api.call('updateNotificationPreferences', { token, body: { [name]: changed[name] } }))).toEqual(changed);
    }
    expect(success(await api.call('getNotificationPreferences', { token: colleague.token }))).toEqual(theirs);
  });

  test('answers 422 for telegram without a Telegram ID, and for an empty change', async () => {
    const { token } = await api.register();
    const { errors } = refusal(await api.call('updateNotificationPreferences', { token, body: { telegram: true, email: false } }));
    expect(errors).toEqual([{ path: 'telegram_id', code: 'required', params: {} }]);
    expect(success(await api.call('getNotificationPreferences', { token }))).toEqual(standard);
    expect(refusal(await api.call('updateNotificationPreferences', { token, body: {} })).code).toBe('validation_failed');
  });
});
