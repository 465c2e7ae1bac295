import { startMockApi } from '@portico/mock-api/mock-api';
import { beforeAll, expect, test } from 'vitest';
import { checkApi, type Report } from '../src/check-api.ts';
import { startDeviatingProxy } from './deviating-proxy.ts';

/** Rows of extensions, and what they find at an API that accepts everything, keeps nothing and returns the contract's examples. */
const findings = {
  power: 'accepts an unknown service with 202; expected 404',
  vnc: 'accepts a password of 3 characters with 202',
  iso: 'accepts an unknown image with',
  'rdns-update': 'leaves the name at "edge-fra-01.acme.dev"',
  'rdns-add': 'returns a list without the new name',
  invitations: "doesn't list a new invitation",
  'people-refused': 'accepts an unknown user with 200; expected 404',
  'card-add': 'returns next_action "none"',
  'cards-refused': 'accepts an unknown card with 200; expected 404',
  'passkey-challenges': 'returns the same challenge twice',
  'passkeys-refused': 'accepts a made-up credential with 200',
} as const;

let report: Report;
beforeAll(async () => {
  const mock = await startMockApi(0);
  const done = await startDeviatingProxy(mock.url, {
    keepsKey: true,
    at: /\/service\/action$|\/card-add$|\/payment-method$/,
    answer: (answer) => {
      const body = answer.body as Record<string, unknown>;
      // The example of an action runs forever.
      if ('progress' in body) answer.body = { ...body, status: 'success' };
      if ('next_action' in body) answer.body = { ...body, next_action: 'none' };
      if ('items' in body) answer.body = { items: (body['items'] as object[]).map((method) => ({ ...method, keeps_cards: true })) };
    },
  });
  report = await checkApi({
    url: done.url,
    profiles: ['core', 'power', 'actions', 'vnc', 'iso', 'rdns', 'people', 'cards', 'passkeys'],
    email: 'mira@example.com',
    password: 'Correct-Horse-7',
    write: true,
  });
  await done.close();
  await mock.close();
}, 60_000);

test.each(Object.entries(findings))('names what an API that keeps nothing does wrong in the row %s', (id, says) => {
  const found = report.rows.find((row) => row.id === id);
  expect(found?.findings.map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
});

test('an extension is checked with the one that it requires', () => {
  expect(report.profiles).toContain('services');
});
