import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '../../src/platform/database/schemas.ts';
import { success } from '../contract-client.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';

/** The channel on which pg-boss notifies its workers. */
const channel = `pgboss_${createHash('sha224').update(schemas.queue).digest('hex').slice(0, 24)}`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a queued mail notifies the workers instead of waiting for their next poll', async () => {
  const notified: string[] = [];
  const stop = await api.app.database.listen(channel, (queue) => notified.push(queue));
  success(await api.call('signUp', { body: signupRequest() }));
  await expect.poll(() => notified).toContain('send-mail');
  await stop();
});
