import type { ClientProfileUpdate } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf } from '../people.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';

const profile: ClientProfileUpdate = {
  first_name: 'Mira',
  last_name: 'Novak',
  company_name: 'Acme GmbH',
  address: 'Hauptstraße 5',
  city: 'Berlin',
  state: null,
  zip_code: '10115',
  country: 'DE',
  phone: '+4930123456',
  language: 'en',
  telegram_id: '204981776',
  vat_id: 'DE136695976',
};

describe.each(testedDatabases)('on %s', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database });
  });
  afterAll(() => api.close());

  describe('getClientProfile answers 200', () => {
    test('returns the sign-up data, and null for everything else', async () => {
      const { token, email, user } = await api.register({ country: 'NL', language: 'ru' });
      expect(success(await api.call('getClientProfile', { token }))).toEqual({
        first_name: 'Mira',
        last_name: 'Novak',
        email,
        language: 'ru',
        country: 'NL',
        status: 'active',
        company_name: null,
        address: null,
        city: null,
        state: null,
        zip_code: null,
        phone: null,
        telegram_id: null,
        vat_id: null,
        main_user: { id: user.id, name: 'Mira Novak' },
      });
    });
  });

  describe('getClientProfile answers 401', () => {
    test('refuses a request without a token', async () => {
      expect(refusal(await api.call('getClientProfile')).code).toBe('unauthorized');
    });
  });

  describe('updateClientProfile answers 200', () => {
    test('returns the updated profile and changes no other client', async () => {
      const { token, email, user } = await api.register();
      const other = await api.register();
      const before = success(await api.call('getClientProfile', { token: other.token }));
      const changed = success(await api.call('updateClientProfile', { token, body: { ...profile, first_name: 'Miriam' } }));
      const expected = { ...profile, first_name: 'Miriam', email, status: 'active', main_user: { id: user.id, name: 'Miriam Novak' } };
      expect(changed).toEqual(expected);
      expect(success(await api.call('getClientProfile', { token }))).toEqual(expected);
      expect(success(await api.call('getAccountMeta', { token })).firstname).toBe('Miriam');
      expect(success(await api.call('getClientProfile', { token: other.token }))).toEqual(before);
    });

    test('normalizes a phone to E.164 and a VAT id, and stores whitespace as null', async () => {
      const { token } = await api.register();
      const body = { ...profile, phone: '030 123456', vat_id: 'de 136.695.976', company_name: '  ', address: '', telegram_id: '' };
      expect(success(await api.call('updateClientProfile', { token, body }))).toMatchObject({
        phone: '+4930123456',
        vat_id: 'DE136695976',
        company_name: null,
        address: null,
        telegram_id: null,
      });
    });

    test('keeps omitted fields exactly as they were', async () => {
      const { token } = await api.register();
      const before = success(await api.call('updateClientProfile', { token, body: profile }));
      success(await api.call('updateUser', { token, body: { language: 'ru' } }));
      expect(success(await api.call('updateClientProfile', { token, body: { city: 'Bonn' } }))).toEqual({
        ...before,
        language: 'ru',
        city: 'Bonn',
      });
      expect(success(await api.call('updateClientProfile', { token, body: { phone: '030 765432' } })).phone).toBe('+4930765432');
      expect(success(await api.call('updateClientProfile', { token, body: { first_name: 'Miriam' } }))).toMatchObject({ city: 'Bonn' });
    });

    test("lets a colleague with billing access save, if the main user's name and language stay the same", async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token);
      expect(success(await api.call('updateClientProfile', { token: colleague.token, body: profile })).company_name).toBe('Acme GmbH');
      for (const change of [{ first_name: 'Jan' }, { last_name: 'Jansen' }, { language: 'ru' as const }]) {
        const reply = await api.call('updateClientProfile', { token: colleague.token, body: { ...profile, city: 'Bonn', ...change } });
        expect(refusal(reply)).toMatchObject({ status: 403, code: 'not_allowed' });
      }
      expect(success(await api.call('getClientProfile', { token }))).toMatchObject({ first_name: 'Mira', language: 'en', city: 'Berlin' });
    });
  });

  describe('updateClientProfile answers 401', () => {
    test('refuses a request without a token', async () => {
      expect(refusal(await api.call('updateClientProfile', { body: profile })).code).toBe('unauthorized');
    });
  });

  describe('updateClientProfile answers 403', () => {
    test('refuses a user with read-only billing access', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token, { billing: 'read' });
      expect(refusal(await api.call('updateClientProfile', { token: colleague.token, body: profile })).code).toBe('not_allowed');
    });
  });

  describe('updateClientProfile answers 422', () => {
    test('names each invalid field with the codes of the form', async () => {
      const { token } = await api.register();
      const body = { ...profile, last_name: 'N', country: 'XX', telegram_id: '@mira', vat_id: 'DE136695977', city: 'x'.repeat(101) };
      const { code, errors } = refusal(await api.call('updateClientProfile', { token, body }));
      expect(code).toBe('validation_failed');
      expect(Object.fromEntries(errors.map((error) => [error.path, error.code]))).toEqual({
        last_name: 'too_short',
        country: 'not_in_list',
        telegram_id: 'digits_only',
        vat_id: 'vat_id_invalid',
        city: 'too_long',
      });
    });

    test("refuses a phone number that isn't valid in the profile's country", async () => {
      const { token } = await api.register();
      const { errors } = refusal(await api.call('updateClientProfile', { token, body: { phone: '12' } }));
      expect(errors).toEqual([{ path: 'phone', code: 'phone_invalid', params: {} }]);
    });

    test('refuses an empty change', async () => {
      const { token } = await api.register();
      expect(refusal(await api.call('updateClientProfile', { token, body: {} })).code).toBe('validation_failed');
    });

    test('refuses to remove a Telegram ID that a user receives notifications on', async () => {
      const { token } = await api.register();
      success(await api.call('updateClientProfile', { token, body: profile }));
      success(await api.call('updateNotificationPreferences', { token, body: { telegram: true } }));
      const { errors } = refusal(await api.call('updateClientProfile', { token, body: { ...profile, telegram_id: null } }));
      expect(errors).toEqual([{ path: 'telegram_id', code: 'required', params: {} }]);
      success(await api.call('updateNotificationPreferences', { token, body: { telegram: false } }));
      success(await api.call('updateClientProfile', { token, body: { ...profile, telegram_id: null } }));
    });
  });
});
