import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMails } from '../../src/modules/outbox/outbox.ts';
import { success } from '../contract-client.ts';
import { startSmtpServer, type SmtpServer } from '../smtp-server.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

let smtp: SmtpServer;
let api: TestApi;

beforeAll(async () => {
  smtp = await startSmtpServer();
  // With the timeouts of the product.
  api = await startTestApi({ database: 'postgres', env: { SMTP_URL: smtp.url.replace(/&.*/, '') } });
});
afterAll(async () => {
  await api.close();
  await smtp.down();
});

// Takes most of a minute, longer than an ordinary job may, so it doesn't run daily.
test('a mail server that answers slowly, and checks the message for 20 seconds, receives it once', async () => {
  smtp.delayMs = 6_000;
  smtp.taken = () => delay(20_000);
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  await waitFor('the mail', () => smtp.messages[0], 90_000);
  await waitFor('an empty outbox', async () => ((await openMails(api.app, 1)).length === 0 ? true : undefined), 90_000);
  expect(smtp.messages).toHaveLength(1);
}, 200_000);
