import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { testedDatabases, signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signedUp(api: TestApi): Promise<{ email: string; code: string }> {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  return { email: body.email, code: await verificationCode(api.mailFolder, body.email) };
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('verifyEmail answers 200', () => {
  test('signs in with the code once', async () => {
    const { email, code } = await signedUp(api);
    const { accessToken, user } = success(await api.call('verifyEmail', { body: { email, token: code } }));
    expect(user).toMatchObject({ email, balance: 0, unpaid_invoice_count: 0, admin_reply_ticket_count: 0 });
    expect(success(await api.call('getAccountMeta', { token: accessToken }))).toEqual(user);
    expect(refusal(await api.call('verifyEmail', { body: { email, token: code } })).code).toBe('verification_code_invalid');
  });
});

describe('verifyEmail answers 422', () => {
  test('refuses a wrong code, and the right one after five wrong ones', async () => {
    const { email, code } = await signedUp(api);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal(await api.call('verifyEmail', { body: { email, token: otherThan(code) } })).code).toBe('verification_code_invalid');
    }
    expect(refusal(await api.call('verifyEmail', { body: { email, token: code } })).code).toBe('verification_code_invalid');
  });

  test('reports a code older than ten minutes as expired only if it is the right code', async () => {
    const clock = testClock();
    const late = await startTestApi({ now: clock.now });
    try {
      const { email, code } = await signedUp(late);
      clock.turn(10 * minuteMs + 1);
      expect(refusal(await late.call('verifyEmail', { body: { email, token: otherThan(code) } })).code).toBe('verification_code_invalid');
      expect(refusal(await late.call('verifyEmail', { body: { email, token: code } })).code).toBe('verification_code_expired');
    } finally {
      await late.close();
    }
  });

  test('answers unknown, unverified and verified emails with the same bytes', async () => {
    const { email, code } = await signedUp(api);
    const verified = await api.register();
    const bodies = await Promise.all(
      ['nobody@example.com', email, verified.email].map(async (address) =>
        refusal(await api.call('verifyEmail', { body: { email: address, token: otherThan(code) } })),
      ),
    );
    const [first, ...others] = bodies.map((problem) => ({ ...problem, request_id: '' }));
    for (const other of others) expect(other).toEqual(first);
  });

  test("refuses a code that isn't six digits", async () => {
    const problem = refusal(await api.call('verifyEmail', { body: { email: 'mira@example.com', token: '12a456' } }));
    expect(problem.errors).toEqual([{ path: 'token', code: 'digits_exactly', params: { length: 6 } }]);
  });
});

describe('verifyEmail answers 429', () => {
  test('answers after fifteen attempts per email, with or without new codes', fullOnly, async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { email, code } = await signedUp(strict);
      for (let tries = 0; tries < 15; tries += 1) await strict.call('verifyEmail', { body: { email, token: otherThan(code) } });
      expect(refusal(await strict.call('verifyEmail', { body: { email, token: code } })).code).toBe('too_many_requests');
    } finally {
      await strict.close();
    }
  });
});

describe('verifyEmail answers its default', () => {
  test('answers 413 for a body over the limit', async () => {
    const response = await fetch(`${api.url}/v1/verify-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a'.repeat(300_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
  });
});

describe.each(testedDatabases)('concurrent requests, on %s', (database) => {
  let parallel: TestApi;
  beforeAll(async () => {
    parallel = await startTestApi({ database });
  });
  afterAll(() => parallel.close());

  test('checks at most five of twenty wrong codes, after which the right code is void', async () => {
    const { email, code } = await signedUp(parallel);
    await Promise.all(Array.from({ length: 20 }, () => parallel.call('verifyEmail', { body: { email, token: otherThan(code) } })));
    const tries = await parallel.app.database.read((tx) => tx.selectFrom('verification_code').select('tries').execute());
    expect(tries).toEqual([{ tries: 5 }]);
    expect(refusal(await parallel.call('verifyEmail', { body: { email, token: code } })).code).toBe('verification_code_invalid');
  });

  test('signs in once when the right code is sent five times', async () => {
    const { email, code } = await signedUp(parallel);
    const replies = await Promise.all(Array.from({ length: 5 }, () => parallel.call('verifyEmail', { body: { email, token: code } })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
