import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';

const pairs = 300;

let api: TestApi;
let known: string;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres', env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '100000' } });
  known = (await api.register()).email;
});
afterAll(() => api.close());

const unknown = () => `${randomUUID().slice(0, 13)}@example.com`;

const questions: readonly (readonly [id: OperationId, body: (email: string) => object])[] = [
  ['login', (email) => ({ email, password: 'Wrong-Horse-7', rememberMe: 0 })],
  ['requestPasswordReset', (email) => ({ email })],
  ['resendVerificationCode', (email) => ({ email })],
  ['verifyEmail', (email) => ({ email, token: '123456' })],
];

type Answered = { ms: number; bytes: string };

/** Asks as a stranger does, from an address without earlier sign-ins. */
async function ask(id: OperationId, body: object): Promise<Answered> {
  const startedAt = performance.now();
  const response = await fetch(`${api.url}${operations[id].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { ms, bytes: JSON.stringify([response.status, headers, text.replace(/"request_id":"[^"]+"/, '')]) };
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
};

/**
 * Returns how far two medians may differ by chance: four standard errors from the median absolute deviation, which is robust against
 * outliers.
 */
function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (4 * 1.2533 * deviation) / Math.sqrt(values.length);
}

describe.each(questions)('%s', (id, body) => {
  test(`answers a known email with the same bytes and in the same time as an unknown one (${pairs} pairs)`, async () => {
    for (let count = 0; count < 5; count += 1) await ask(id, body(unknown()));
    const differences: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      // The first request may find a cold processor, so the order alternates.
      const isKnownFirst = pair % 2 === 0;
      const first = await ask(id, body(isKnownFirst ? known : unknown()));
      const second = await ask(id, body(isKnownFirst ? unknown() : known));
      expect(first.bytes).toBe(second.bytes);
      differences.push(isKnownFirst ? first.ms - second.ms : second.ms - first.ms);
    }
    expect(Math.abs(median(differences))).toBeLessThan(noiseOf(differences) + 0.5);
  });
});
