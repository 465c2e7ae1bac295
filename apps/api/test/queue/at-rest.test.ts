import { setTimeout as delay } from 'node:timers/promises';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

let api: TestApi;

beforeAll(async () => {
  // The clock is stopped, so no periodic job becomes due.
  const now = new Date();
  api = await startTestApi({ database: 'postgres', now: () => now });
});
afterAll(() => api.close());

test('an idle server sends its database at most ten queries a second, however many queues it has', fullOnly, async () => {
  const { driver } = api.app.database;
  if (driver.kind !== 'postgres') throw new Error('This test counts connections taken from the pool');
  let queryCount = 0;
  const count = () => void (queryCount += 1);
  // Startup is over after a second with few queries.
  driver.pool.on('acquire', count);
  await waitFor('a quiet second', async () => {
    queryCount = 0;
    await delay(1_000);
    return queryCount <= 10 ? true : undefined;
  });
  queryCount = 0;
  await delay(3_000);
  driver.pool.off('acquire', count);
  expect(queryCount).toBeGreaterThan(0);
  expect(queryCount).toBeLessThanOrEqual(30);
});
