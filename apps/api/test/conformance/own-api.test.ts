import { checkApi, type CheckOptions } from '@portico/conformance/check-api';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticator, mailedCode, mailedToken } from '../authenticator.ts';
import { sellerFileWith } from '../invoices/seller.ts';
import { createRackDriver } from '../rack-driver.ts';
import { alter, ownerOf, serverOf } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
import { grantTraffic } from '../traffic/pool-sums.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now, env: { SELLER_FILE: sellerFileWith() } });
  api.app.otherDrivers = new Map([['rack', createRackDriver()]]);
});
afterAll(() => api.close());

/** What a user would read in the mailbox and on the phone. */
const code: CheckOptions['code'] = async ({ purpose, email, secret }) => {
  if (purpose === 'two-factor') return secret === null ? undefined : authenticator(secret, clock).next();
  if (purpose === 'password-reset') return await mailedToken(api, email, 'password-reset');
  // A login before the verification and a wish to have it again send a second code, which voids the first.
  return await mailedCode(api, email, purpose === 'email-change' ? 'email-change-code' : 'verification-code', 2);
};

/**
 * Signs up a client with an active server, an older one whose host only switches it, and two entries in each list that no row fills. Rows
 * take the newest server.
 */
async function clientWithEverything(): Promise<Pick<CheckOptions, 'email' | 'password'>> {
  const owner = await ownerOf(api);
  await alter(api, await serverOf(owner), { driver: 'rack' });
  await serverOf(owner);
  await grantTraffic(api.app, owner.email, '100');
  await grantTraffic(api.app, owner.email, '50');
  return { email: owner.email, password: owner.password };
}

// It calls most operations, some of them many times.
test('every row of the conformance kit holds', { ...fullOnly, timeout: 300_000 }, async () => {
  const report = await checkApi({
    url: api.url,
    profiles: ['all'],
    ...(await clientWithEverything()),
    write: true,
    newEmail: 'conformance-{id}@example.com',
    code,
  });
  expect(report.rows.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  expect(report.untried.filter((operation) => operation.startsWith('GET '))).toEqual([]);
});
