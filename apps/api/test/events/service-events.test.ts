import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningServer } from '../console/console-client.ts';
import { success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { readEvents } from './event-reader.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('withdrawing a cancellation publishes that, and not that the service is active', async () => {
  const { token, email } = await api.register();
  const id = await runningServer(api, email, 'kept.example.com');
  const stream = await readEvents(api.url, token);
  success(await api.call('requestCancellation', { token, query: { id }, body: { reason: 'Moved away', dry_run: false } }));
  success(await api.call('withdrawCancellation', { token, query: { id } }));
  const events = await stream.take(2);
  stream.close();
  expect(events).toMatchObject([
    { type: 'service.cancellation_requested', resource: { type: 'service', id: String(id) }, status: 'active' },
    { type: 'service.cancellation_withdrawn', resource: { type: 'service', id: String(id) }, status: 'active' },
  ]);
});
