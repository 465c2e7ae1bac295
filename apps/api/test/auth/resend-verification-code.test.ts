import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { readMails, verificationCode } from '../mailbox.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('resendVerificationCode answers 200', () => {
  test('sends a new code that voids the old one', async () => {
    const body = signupRequest();
    await api.call('signUp', { body });
    const first = await verificationCode(api.mailFolder, body.email);
    success(await api.call('resendVerificationCode', { body: { email: body.email } }));
    const second = await verificationCode(api.mailFolder, body.email, 2);
    // One in a million new codes equals the old one.
    const isVoid =
      first === second ||
      refusal(await api.call('verifyEmail', { body: { email: body.email, token: first } })).code === 'verification_code_invalid';
    expect(isVoid).toBe(true);
    success(await api.call('verifyEmail', { body: { email: body.email, token: second } }));
  });

  test('answers unknown, unverified and verified emails with the same bytes, and mails only the unverified one', async () => {
    const waiting = signupRequest();
    await api.call('signUp', { body: waiting });
    await verificationCode(api.mailFolder, waiting.email);
    const verified = await api.register();
    const emails = ['nobody@example.com', verified.email, waiting.email];
    const answers = await Promise.all(emails.map(async (email) => success(await api.call('resendVerificationCode', { body: { email } }))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // Jobs run in order, so when the unverified user has a second mail, mails to the others would have arrived too.
    await verificationCode(api.mailFolder, waiting.email, 2);
    const mailed = readMails(api.mailFolder).filter(({ to }) => to === 'nobody@example.com' || to === verified.email);
    expect(mailed.map(({ to }) => to)).toEqual([verified.email]);
  });
});

describe('resendVerificationCode answers 422', () => {
  test('refuses an invalid email', async () => {
    const problem = refusal(await api.call('resendVerificationCode', { body: { email: '' } }));
    expect(problem.errors).toEqual([{ path: 'email', code: 'required', params: {} }]);
  });
});

describe('resendVerificationCode answers 429', () => {
  test('answers after five mails to one address in an hour, known or not', fullOnly, async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const body = { email: 'nobody@example.com' };
      for (let tries = 0; tries < 5; tries += 1) success(await strict.call('resendVerificationCode', { body }));
      expect(refusal(await strict.call('resendVerificationCode', { body })).code).toBe('too_many_requests');
    } finally {
      await strict.close();
    }
  });
});

describe('resendVerificationCode answers its default', () => {
  test('answers 400 for invalid UTF-8', async () => {
    const response = await fetch(`${api.url}/v1/resend-verification-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"email":"\xff\xfe@example.com"}', 'latin1'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'request_malformed' });
  });
});
