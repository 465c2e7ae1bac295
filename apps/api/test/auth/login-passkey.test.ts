import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnTwoFactorOn } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { type Deviation } from '../passkey-device.ts';
import { passkeyPeople, type Device } from '../passkey-people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
const origin = 'https://portal.example.com';
let api: TestApi;
let people: ReturnType<typeof passkeyPeople>;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now, env: { PUBLIC_URL: origin } });
  people = passkeyPeople(api, origin);
});
afterAll(() => api.close());

describe('loginPasskey', () => {
  test('answers 200 with a new session, remembered or not, and records the use', async () => {
    const { device, email } = await people.holder();
    const { accessToken, user } = success(await people.signIn(device));
    expect(user?.email).toBe(email);
    expect((await people.kindsOf(accessToken))[0]).toBe('signed_in');
    expect(success(await api.call('listPasskeys', { token: accessToken })).items[0]?.last_used_at).not.toBeNull();
    const remembered = { credential: device.use(await people.login()), rememberMe: 1 } as const;
    const kept = success(await api.call('loginPasskey', { body: remembered })).accessToken;
    clock.turn(2 * dayMs);
    expect((await api.call('getAccountMeta', { token: kept })).status).toBe(200);
    expect((await api.call('getAccountMeta', { token: accessToken })).status).toBe(401);
  });

  test('answers 200 without a second step if two-factor is on, because the passkey verified its holder', async () => {
    const { token, device } = await people.holder();
    await turnTwoFactorOn(api, token, clock);
    expect(success(await people.signIn(device)).status).toBe('success');
  });

  const attacks: readonly (readonly [string, Deviation])[] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a holder who was not verified', { isVerified: false }],
    ['a challenge of one’s own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['an attestation in the place of an assertion', { type: 'webauthn.create' }],
    ['the handle of somebody else', { userHandle: Buffer.alloc(32, 7).toString('base64url') }],
  ];
  test.each(attacks)('answers 422 for %s', async (_name, deviation) => {
    const { device } = await people.holder();
    expect(refusal(await people.signIn(device, deviation)).code).toBe('passkey_invalid');
    expect((await people.signIn(device)).status).toBe(200);
  });

  test('answers 422 for an expired challenge, and for one that was already used, even concurrently', async () => {
    const { device } = await people.holder();
    const credential = device.use(await people.login());
    const body = { credential, rememberMe: 0 } as const;
    const both = await Promise.all([api.call('loginPasskey', { body }), api.call('loginPasskey', { body })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(refusal(await api.call('loginPasskey', { body })).code).toBe('passkey_invalid');
    const slow = await people.login();
    const stored = await api.app.database.read((tx) => tx.selectFrom('passkey_challenge').select('challenge').execute());
    expect(stored.map(({ challenge }) => challenge)).not.toContain(slow.challenge);
    clock.turn(5 * minuteMs);
    const late = { credential: device.use(slow), rememberMe: 0 } as const;
    expect(refusal(await api.call('loginPasskey', { body: late })).code).toBe('passkey_invalid');
  });

  test("answers 422 for another user's passkey that signs this user's data, and for an altered signature", async () => {
    const { device } = await people.holder();
    const { device: theirs } = await people.holder();
    const options = await people.login();
    const own = device.use(options);
    const stolen = { ...own, response: { ...theirs.use(options).response, userHandle: own.response.userHandle ?? '' } };
    expect(refusal(await api.call('loginPasskey', { body: { credential: stolen, rememberMe: 0 } })).code).toBe('passkey_invalid');
    const good = device.use(await people.login());
    const signature = Buffer.from(good.response.signature, 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const altered = { ...good, response: { ...good.response, signature: signature.toString('base64url') } };
    expect(refusal(await api.call('loginPasskey', { body: { credential: altered, rememberMe: 0 } })).code).toBe('passkey_invalid');
  });

  test("answers 422 if the counter didn't increase, and the owner sees it in the log", async () => {
    const { device, token } = await people.holder();
    success(await people.signIn(device, { counter: 7 }));
    expect(refusal(await people.signIn(device, { counter: 7 })).code).toBe('passkey_invalid');
    expect(refusal(await people.signIn(device, { counter: 3 })).code).toBe('passkey_invalid');
    expect(refusal(await people.signIn(device, { counter: 0 })).code).toBe('passkey_invalid');
    expect((await people.kindsOf(token)).slice(0, 3)).toEqual(['passkey_refused', 'passkey_refused', 'passkey_refused']);
    success(await people.signIn(device, { counter: 8 }));
  });

  test('accepts an authenticator without a counter', async () => {
    const { device } = await people.holder();
    expect((await people.signIn(device, { counter: 0 })).status).toBe(200);
    expect((await people.signIn(device, { counter: 0 })).status).toBe(200);
  });
});

test('requestPasskeyLogin answers 200 without naming a user', async () => {
  await people.holder();
  const options = await people.login();
  expect(options).toMatchObject({ rpId: 'portal.example.com', allowCredentials: [], userVerification: 'required' });
  expect((await people.login()).challenge).not.toBe(options.challenge);
});

describe('loginTwoFactorPasskey', () => {
  async function halfway() {
    const who = await people.holder();
    await turnTwoFactorOn(api, who.token, clock);
    const first = success(await api.call('login', { body: { email: who.email, password: who.password, rememberMe: 0 } }));
    expect(first.two_factor_passkey).toBe(true);
    return { ...who, pending: first.accessTokenTwoFactor ?? '' };
  }
  const options = async (token: string) => success(await api.call('requestPasskeyTwoFactor', { token })).options;

  test("answers 200 once for the user's own passkey", async () => {
    const { device, pending, email } = await halfway();
    const body = { credential: device.use(await options(pending)), rememberMe: 0 } as const;
    expect(success(await api.call('loginTwoFactorPasskey', { token: pending, body })).user?.email).toBe(email);
    expect((await api.call('loginTwoFactorPasskey', { token: pending, body })).status).toBe(401);
  });

  test("answers 422 for another user's passkey, and 401 after five attempts", async () => {
    const { pending, device } = await halfway();
    const { device: theirs } = await people.holder();
    const forAnybody = { ...(await options(pending)), allowCredentials: [] };
    const tryOnce = async (credential: ReturnType<Device['use']>) =>
      await api.call('loginTwoFactorPasskey', { token: pending, body: { credential, rememberMe: 0 } });
    expect(refusal(await tryOnce(theirs.use(forAnybody))).code).toBe('passkey_invalid');
    // A challenge requested for sign-in works for nothing else.
    expect(refusal(await tryOnce(device.use(await people.login()))).code).toBe('passkey_invalid');
    for (const counter of [1, 2, 3]) expect((await tryOnce(device.use(forAnybody, { counter }))).status).toBe(422);
    expect((await tryOnce(device.use(forAnybody))).status).toBe(401);
  });

  test("requestPasskeyTwoFactor answers 200 with the user's own passkeys, 409 if there are none, 401 without a first step", async () => {
    const { pending, token, passkey, device } = await halfway();
    expect((await options(pending)).allowCredentials.map(({ id }) => id)).toEqual([device.use(await people.login()).id]);
    expect((await api.call('requestPasskeyTwoFactor', { token })).status).toBe(401);
    await api.app.database.transaction((tx) => tx.deleteFrom('passkey').where('id', '=', passkey.id).execute());
    expect(refusal(await api.call('requestPasskeyTwoFactor', { token: pending })).code).toBe('passkey_none');
  });
});
