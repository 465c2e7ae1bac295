import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsOf } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { passkeyDevice, type Deviation } from '../passkey-device.ts';
import { passkeyPeople, type Device } from '../passkey-people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
const origin = 'https://portal.example.com';
let api: TestApi;
let people: ReturnType<typeof passkeyPeople>;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now, env: { PUBLIC_URL: origin } });
  people = passkeyPeople(api, origin);
});
afterAll(() => api.close());

test("listPasskeys answers 200 with the user's own passkeys, newest first", fullOnly, async () => {
  const { token, device } = await people.holder();
  clock.turn(1_000);
  await people.add(token, device, 'Phone');
  await people.holder();
  const { items } = success(await api.call('listPasskeys', { token }));
  expect(items.map(({ name, last_used_at, synced }) => ({ name, last_used_at, synced }))).toEqual([
    { name: 'Phone', last_used_at: null, synced: false },
    { name: 'Laptop', last_used_at: null, synced: false },
  ]);
});

describe('requestPasskey', () => {
  test('answers 200 with the host of PUBLIC_URL, a random user handle and the existing passkeys', async () => {
    const { token, email, device } = await people.holder();
    const options = await people.creation(token);
    expect(options).toMatchObject({
      rp: { id: 'portal.example.com', name: 'Portico' },
      user: { name: email, displayName: 'Mira Novak' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect((await people.creation(token)).user.id).toBe(options.user.id);
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: device.use(await people.login()).id, transports: ['internal'] }]);
  });

  test('answers 403 without a recent proof, and 409 at 20 passkeys', fullOnly, async () => {
    const { token, password } = await api.register();
    const device = passkeyDevice(origin);
    for (let count = 0; count < 19; count += 1) await people.add(token, device);
    const waiting = device.make(await people.creation(token));
    await people.add(token, device);
    expect(refusal(await api.call('requestPasskey', { token })).code).toBe('passkeys_full');
    const oneMore = { name: 'One more', credential: waiting };
    expect(refusal(await api.call('registerPasskey', { token, body: oneMore })).code).toBe('passkeys_full');
    clock.turn(11 * minuteMs);
    expect(refusal(await api.call('requestPasskey', { token })).code).toBe('proof_required');
    const { accessToken } = success(await api.call('confirmPassword', { token, body: { password } }));
    expect(refusal(await api.call('requestPasskey', { token: accessToken ?? '' })).status).toBe(409);
  });
});

describe('registerPasskey', () => {
  test('answers 200, keeps other sessions, notifies the owner and records the activity', async () => {
    const { token, email, password } = await api.register();
    const other = success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '';
    const passkey = await people.add(token, passkeyDevice(origin), '  Моя связка 🔑 ');
    expect(passkey).toMatchObject({ name: 'Моя связка 🔑', last_used_at: null });
    expect((await api.call('getAccountMeta', { token: other })).status).toBe(200);
    expect((await people.kindsOf(token))[0]).toBe('passkey_added');
    await expect.poll(() => mailsOf(api, email).find(({ template }) => template === 'passkey-changed')?.text).toContain('Моя связка 🔑');
  });

  const attacks: readonly (readonly [string, Deviation])[] = [
    ['another origin', { origin: 'https://portal.example.com.evil.example' }],
    ['plain http', { origin: 'http://portal.example.com' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a holder who was not verified', { isVerified: false }],
    ['a challenge of one’s own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['an assertion in the place of an attestation', { type: 'webauthn.get' }],
  ];
  test.each(attacks)('answers 422 for %s', async (_name, deviation) => {
    const { token } = await api.register();
    const credential = passkeyDevice(origin).make(await people.creation(token), deviation);
    expect(refusal(await api.call('registerPasskey', { token, body: { name: 'Laptop', credential } })).code).toBe('passkey_invalid');
    expect(success(await api.call('listPasskeys', { token })).items).toEqual([]);
  });

  test('answers 422 for a challenge that was used, has expired, or belongs to another session or purpose', async () => {
    const { token, email, password } = await api.register();
    const device = passkeyDevice(origin);
    const register = async (credential: ReturnType<Device['make']>, by = token) =>
      await api.call('registerPasskey', { token: by, body: { name: 'Laptop', credential } });
    const options = await people.creation(token);
    // A failed attempt uses up its challenge.
    expect((await register(device.make(options, { origin: 'https://evil.example' }))).status).toBe(422);
    expect(refusal(await register(device.make(options))).code).toBe('passkey_invalid');
    const forThis = await people.creation(token);
    const other = success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '';
    expect(refusal(await register(device.make(forThis), other)).code).toBe('passkey_invalid');
    const { challenge } = await people.login();
    expect(refusal(await register(device.make({ ...options, challenge }))).code).toBe('passkey_invalid');
    const slow = await people.creation(token);
    clock.turn(5 * minuteMs);
    expect(refusal(await register(device.make(slow))).code).toBe('passkey_invalid');
  });

  test('answers 409 for a registered passkey, 422 for an invalid name, and 403 without a recent proof', async () => {
    const { token, device } = await people.holder();
    const twice = device.make(await people.creation(token));
    success(await api.call('registerPasskey', { token, body: { name: 'Key', credential: twice } }));
    const { challenge } = await people.creation(token);
    // The same passkey under a new challenge, which works because attestation "none" signs nothing.
    const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin })).toString('base64url');
    const again = { ...twice, response: { ...twice.response, clientDataJSON } };
    expect(refusal(await api.call('registerPasskey', { token, body: { name: 'Key', credential: again } })).code).toBe('passkey_known');
    const nameless = await api.call('registerPasskey', { token, body: { name: ' ', credential: twice } });
    expect(refusal(nameless).errors).toEqual([{ path: 'name', code: 'required', params: {} }]);
    clock.turn(11 * minuteMs);
    expect(refusal(await api.call('registerPasskey', { token, body: { name: 'Key', credential: twice } })).code).toBe('proof_required');
  });
});

describe('confirmPasskey', () => {
  test('answers 200 with a new token and unlocks sensitive operations for it', async () => {
    const { token: former, device } = await people.holder();
    clock.turn(11 * minuteMs);
    expect(refusal(await api.call('requestPasskey', { token: former })).code).toBe('proof_required');
    const body = { credential: device.use(await people.proof(former)) };
    const token = success(await api.call('confirmPasskey', { token: former, body })).accessToken ?? '';
    expect((await api.call('requestPasskey', { token })).status).toBe(200);
    expect(refusal(await api.call('requestPasskey', { token: former })).code).toBe('proof_required');
    expect(refusal(await api.call('confirmPasskey', { token, body })).code).toBe('passkey_invalid');
  });

  test("answers 422 for another user's passkey", async () => {
    const { token } = await people.holder();
    const { device: theirs } = await people.holder();
    const credential = theirs.use({ ...(await people.proof(token)), allowCredentials: [] });
    clock.turn(11 * minuteMs);
    expect(refusal(await api.call('confirmPasskey', { token, body: { credential } })).code).toBe('passkey_invalid');
    expect(refusal(await api.call('requestPasskey', { token })).code).toBe('proof_required');
  });

  test("requestPasskeyProof answers 200 with the user's own passkeys, and 409 if there are none", async () => {
    const { token, device } = await people.holder();
    expect((await people.proof(token)).allowCredentials.map(({ id }) => id)).toEqual([device.use(await people.login()).id]);
    const { token: without } = await api.register();
    expect(refusal(await api.call('requestPasskeyProof', { token: without })).code).toBe('passkey_none');
  });
});

test("renamePasskey answers 200, 404 for another user's passkey and 422 for a name of 51 characters", async () => {
  const { token, passkey } = await people.holder();
  const { token: stranger } = await people.holder();
  const rename = (by: string, name: string) => api.call('renamePasskey', { token: by, query: { id: passkey.id }, body: { name } });
  expect(refusal(await rename(stranger, 'Mine')).code).toBe('not_found');
  expect(refusal(await rename(token, 'x'.repeat(51))).errors).toEqual([{ path: 'name', code: 'too_long', params: { max: 50 } }]);
  success(await rename(token, 'x'.repeat(50)));
  expect(success(await api.call('listPasskeys', { token })).items[0]?.name).toBe('x'.repeat(50));
});

describe('removePasskey', () => {
  test('answers 200, disables the passkey, ends other sessions and notifies the owner', async () => {
    const { token, passkey, device, email } = await people.holder();
    const other = success(await people.signIn(device)).accessToken;
    success(await api.call('removePasskey', { token, query: { id: passkey.id } }));
    expect((await api.call('getAccountMeta', { token })).status).toBe(200);
    expect((await api.call('getAccountMeta', { token: other })).status).toBe(401);
    expect(refusal(await people.signIn(device)).code).toBe('passkey_invalid');
    expect((await people.kindsOf(token))[0]).toBe('passkey_removed');
    const mails = () => mailsOf(api, email).filter(({ template }) => template === 'passkey-changed');
    await expect.poll(() => mails().at(-1)?.text).toContain('was removed');
  });

  test("answers 404 for another user's passkey, and 403 without a recent proof", async () => {
    const { passkey } = await people.holder();
    const { token: stranger } = await people.holder();
    const remove = () => api.call('removePasskey', { token: stranger, query: { id: passkey.id } });
    expect(refusal(await remove()).code).toBe('not_found');
    clock.turn(11 * minuteMs);
    expect(refusal(await remove()).code).toBe('proof_required');
  });
});
