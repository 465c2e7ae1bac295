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
    test('with what the sign-up said, and nothing that nobody said', async () => {
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
    test('without a token', async () => {
      expect(refusal(await api.call('getClientProfile')).code).toBe('unauthorized');
    });
  });

  describe('updateClientProfile answers 200', () => {
    test('with the profile after the change, which nobody else has', async () => {
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

    test('with a phone in E.164, a VAT id in one spelling and nothing where there was only space', async () => {
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

    test('with what was left out as it was, in its own spelling', async () => {
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

    test('for a colleague who may bill, as long as the main user’s name and language stay', async () => {
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
    test('without a token', async () => {
      expect(refusal(await api.call('updateClientProfile', { body: profile })).code).toBe('unauthorized');
    });
  });

  describe('updateClientProfile answers 403', () => {
    test('to who may only read what is billed', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token, { billing: 'read' });
      expect(refusal(await api.call('updateClientProfile', { token: colleague.token, body: profile })).code).toBe('not_allowed');
    });
  });

  describe('updateClientProfile answers 422', () => {
    test('naming each field that breaks its rule, in the codes of the form', async () => {
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

    test('for a phone that the country of the profile does not have', async () => {
      const { token } = await api.register();
      const { errors } = refusal(await api.call('updateClientProfile', { token, body: { phone: '12' } }));
      expect(errors).toEqual([{ path: 'phone', code: 'phone_invalid', params: {} }]);
    });

    test('for a change of nothing', async () => {
      const { token } = await api.register();
      expect(refusal(await api.call('updateClientProfile', { token, body: {} })).code).toBe('validation_failed');
    });

    test('where a telegram ID is taken away that a user is told by', async () => {
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
