import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';

let patient: TestApi;
/** Shares the database, so that sign-ups aren't limited by its short timeout. */
let strict: TestApi;
let client: Registered;
beforeAll(async () => {
  patient = await startTestApi({ database: 'postgres' });
  strict = await startTestApi({
    env: { DATABASE_URL: patient.app.configuration.databaseUrl ?? '', BODY_IDLE_TIMEOUT_MS: '100' },
    jobs: [],
  });
  client = await patient.register();
});
afterAll(async () => {
  await strict.close();
  await patient.close();
});

const upload = (): [string, string] => [
  '/v1/file/upload?name=a.png',
  `authorization: Bearer ${client.token}\r\ncontent-type: application/octet-stream`,
];

/** Sends the start of a 1,000-byte body and stops. */
function sendHalf([path, headers]: readonly [string, string]): Socket {
  const { hostname, port } = new URL(strict.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${headers}\r\ncontent-length: 1000\r\n\r\n{"half`);
  return socket;
}

/** Returns everything received until the server closes the connection. */
async function answerTo(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  await once(socket, 'close');
  return answer;
}

test.each([
  ['an operation', () => ['/v1/login', 'content-type: application/json'] as const],
  ['a webhook', () => ['/webhooks/sandbox', 'content-type: application/json'] as const],
  ['a form', () => ['/v1/account/unsubscribe', 'content-type: application/x-www-form-urlencoded'] as const],
  ['an upload', upload],
])('a stalled body of %s is answered with 408, and the connection is closed', async (_what, target) => {
  const answer = await answerTo(sendHalf(target()));
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toMatch(/\r\ncontent-type: application\/problem\+json[^]*"code":"request_timeout"/);
});

test('stalled uploads that time out free their slots for queued ones', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(sendHalf(upload()))));
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(answers.map(() => 'HTTP/1.1 408'));
});
