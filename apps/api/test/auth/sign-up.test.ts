import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { readMails, verificationCode } from '../mailbox.ts';
import { password, signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const mailsTo = (email: string) => readMails(api.mailFolder).filter(({ to }) => to === email);

describe('signUp answers 200', () => {
  test('sends a code in the chosen language', async () => {
    const body = signupRequest({ language: 'ru', first_name: 'Мира' });
    expect(success(await api.call('signUp', { body, language: 'en' })).message).toMatch(/^Your account is created/);
    await verificationCode(api.mailFolder, body.email);
    expect(mailsTo(body.email)[0]?.text).toContain('Здравствуйте, Мира!');
  });

  test('answers the same bytes for a registered email, notifies its owner and keeps the password', async () => {
    const { email } = await api.register();
    const known = await api.call('signUp', { body: signupRequest({ email, password: 'Another-Horse-8' }) });
    const unknown = await api.call('signUp', { body: signupRequest() });
    expect(success(known)).toEqual(success(unknown));
    const mail = await waitFor('a mail to the owner', () => mailsTo(email).find(({ template }) => template === 'already-registered'));
    expect(mail.text).toContain('Nothing was changed');
    expect((await api.call('login', { body: { email, password: 'Another-Horse-8', rememberMe: 0 } })).status).toBe(422);
    expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
  });

  test('accepts an unverified email again, and the newest sign-up counts', async () => {
    const first = signupRequest();
    await api.call('signUp', { body: first });
    // Mails are sent concurrently, so wait for the first one before expecting the second's.
    await verificationCode(api.mailFolder, first.email);
    const second = { ...first, first_name: 'Nora', password: 'Another-Horse-8', password_repeat: 'Another-Horse-8' };
    await api.call('signUp', { body: second });
    const token = await verificationCode(api.mailFolder, first.email, 2);
    expect(success(await api.call('verifyEmail', { body: { email: first.email, token } })).user?.firstname).toBe('Nora');
    expect((await api.call('login', { body: { email: first.email, password: first.password, rememberMe: 0 } })).status).toBe(422);
  });

  test('creates one account from twenty concurrent sign-ups with the same email', async () => {
    const parallel = await startTestApi({ database: 'postgres' });
    try {
      const body = signupRequest();
      const replies = await Promise.all(Array.from({ length: 20 }, () => parallel.call('signUp', { body })));
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      const counts = await parallel.app.database.read(async (tx) => ({
        users: await tx.selectFrom('client_user').select('id').where('email_key', '=', body.email).execute(),
        clients: await tx.selectFrom('client').select('id').execute(),
      }));
      expect(counts.users).toHaveLength(1);
      expect(counts.clients).toHaveLength(1);
    } finally {
      await parallel.close();
    }
  });
});

describe('signUp answers 422', () => {
  test.each([
    ['first_name', { first_name: 'M' }, 'too_short', { min: 2 }],
    ['last_name', { last_name: 'Novak<script>' }, 'characters_not_allowed', {}],
    ['country', { country: 'XX' }, 'not_in_list', {}],
    ['email', { email: 'mira@' }, 'email_invalid', {}],
    ['password', { password: 'short' }, 'too_short', { min: 8 }],
    ['password_repeat', { password_repeat: 'Correct-Horse-8' }, 'not_equal', {}],
    ['accept_rules', { accept_rules: 0 }, 'must_accept', {}],
    ['accept_public_offer', { accept_public_offer: 0 }, 'must_accept', {}],
  ] as const)('reports the field %s', async (path, changes, code, params) => {
    const problem = refusal(await api.call('signUp', { body: signupRequest(changes) }));
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(problem.errors).toContainEqual({ path, code, params });
  });
});

describe('signUp answers 429', () => {
  test('answers after five sign-ups with one email in an hour', fullOnly, async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const body = signupRequest();
      for (let tries = 0; tries < 5; tries += 1) success(await strict.call('signUp', { body }));
      expect(refusal(await strict.call('signUp', { body })).code).toBe('too_many_requests');
    } finally {
      await strict.close();
    }
  });
});

describe('signUp answers its default', () => {
  test("answers 415 for a form that isn't JSON", async () => {
    const response = await fetch(`${api.url}/v1/signup`, { method: 'POST', body: new URLSearchParams({ email: 'mira@example.com' }) });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
  });
});
