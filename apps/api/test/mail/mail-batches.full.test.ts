import { afterEach, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { startSmtpServer, type SmtpServer } from '../smtp-server.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const people = 60;
const keptConnections = 5;

let smtp: SmtpServer | undefined;
let api: TestApi | undefined;
afterEach(async () => {
  await api?.close();
  await smtp?.down();
});

test("many mails use a few pooled connections, arrive once each, and aren't delayed by a rejected one", async () => {
  const received: string[] = [];
  const refused = new Set<string>();
  const bodies = Array.from({ length: people }, () => signupRequest());
  const unlucky = bodies[people / 2]?.email ?? '';
  smtp = await startSmtpServer();
  smtp.took = (to) => void received.push(to);
  smtp.refuses = (to) => to === unlucky && !refused.has(to) && refused.add(to).has(to);
  api = await startTestApi({ env: { SMTP_URL: smtp.url.replace(/&.*/, '') } });
  const { call } = api;
  await Promise.all(bodies.map(async (body) => success(await call('signUp', { body }))));
  await waitFor('the mails', () => (received.length >= people ? true : undefined), 60_000);
  expect(received.toSorted()).toEqual(bodies.map(({ email }) => email).toSorted());
  expect([...refused]).toEqual([unlucky]);
  // A rejected mail may close its connection.
  expect(smtp.connections).toBeLessThanOrEqual(keptConnections + 1);
});
