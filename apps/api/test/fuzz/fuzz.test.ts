import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isFullRun } from '@portico/test-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';
import { fuzz } from './fuzz.ts';
import { madeRequests } from './made-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100000' } });
});
afterAll(() => api.close());

const requests = isFullRun ? 1_500 : 300;
/** The seed changes daily. A failure prints it. */
const seed = Number(process.env['PORTICO_FUZZ_SEED'] ?? Math.floor(Date.now() / 86_400_000));

test(
  `random requests (PORTICO_FUZZ_SEED=${seed}) cause no 5xx, no response outside the contract and no accepted invalid request`,
  { timeout: 240_000 },
  async () => {
    const report = await fuzz({ url: api.url, signIn: async () => (await api.register()).token, requests, seed });
    expect(report.faults).toEqual([]);
    expect(report.refused).toBe(report.invalid);
    expect(report.invalid).toBeGreaterThan(requests / 3);
  },
);

test('a seed repeats its requests, and another seed differs', () => {
  const some = (of: number) => {
    const made = madeRequests(of);
    return JSON.stringify(Array.from({ length: 200 }, () => made.next().value));
  };
  expect(some(7)).toBe(some(7));
  expect(some(7)).not.toBe(some(8));
});

test('a server that accepts everything is detected', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"success","message":"Done."}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { faults } = await fuzz({ url, signIn: () => Promise.resolve('pat_x'), requests: 200, seed: 1 });
    expect(faults.some((fault) => fault.includes('an invalid request was taken'))).toBe(true);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
