import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failingWhenIdle, StalledBody } from './stalled-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const idleTimeoutMs = 1_000;

function read(body: Readable) {
  const closed = new Promise<void>((resolve) => body.once('close', resolve));
  const seen = { text: '', ended: false, error: null as Error | null };
  body.on('data', (bytes: Buffer) => (seen.text += bytes.toString()));
  body.on('end', () => (seen.ended = true));
  body.on('error', (error) => (seen.error = error));
  return { seen, closed };
}

test('a slow body that makes progress is read completely', async () => {
  const sent = new PassThrough();
  const { seen, closed } = read(failingWhenIdle(sent, idleTimeoutMs));
  for (const letter of 'progress') {
    await turn();
    sent.write(letter);
    await turn();
    vi.advanceTimersByTime(idleTimeoutMs - 1);
  }
  sent.end();
  await closed;
  vi.advanceTimersByTime(idleTimeoutMs);
  expect(seen).toEqual({ text: 'progress', ended: true, error: null });
});

test('a stalled body fails after the timeout, and its connection stays open for the response', async () => {
  const sent = new PassThrough();
  const { seen, closed } = read(failingWhenIdle(sent, idleTimeoutMs));
  await turn();
  sent.write('half');
  await turn();
  vi.advanceTimersByTime(idleTimeoutMs);
  await closed;
  expect(seen.error).toBeInstanceOf(StalledBody);
  expect(sent.destroyed).toBe(false);
});

test("a body that waits unread for its turn doesn't time out", async () => {
  const sent = new PassThrough();
  sent.end('whole');
  const body = failingWhenIdle(sent, idleTimeoutMs);
  vi.advanceTimersByTime(60 * idleTimeoutMs);
  await turn();
  const { seen, closed } = read(body);
  await closed;
  expect(seen).toEqual({ text: 'whole', ended: true, error: null });
});

test('a body whose reader has stopped, such as one that is too large, fails without ending the process', async () => {
  const sent = new PassThrough();
  const body = failingWhenIdle(sent, idleTimeoutMs);
  body.resume();
  await turn();
  vi.advanceTimersByTime(idleTimeoutMs);
  await turn();
  expect(body.destroyed).toBe(true);
});
