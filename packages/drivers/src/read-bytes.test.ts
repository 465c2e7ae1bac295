import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readBytes, StreamEnded } from './read-bytes.ts';

test('readBytes leaves later bytes in the stream', async () => {
  const stream = new PassThrough();
  stream.write('ab');
  stream.write('cdef');
  expect((await readBytes(stream, 3)).toString()).toBe('abc');
  expect((await readBytes(stream, 3)).toString()).toBe('def');
});

test('readBytes waits without polling while a message is incomplete', async () => {
  const stream = new PassThrough();
  stream.write('R');
  const reading = readBytes(stream, 2);
  // A busy wait would never let a timer of the event loop run.
  await setImmediate();
  stream.write('F');
  expect((await reading).toString()).toBe('RF');
});

test('readBytes reports a stream that ends within a message', async () => {
  const stream = new PassThrough();
  const reading = readBytes(stream, 2);
  stream.end('R');
  await expect(reading).rejects.toThrow(StreamEnded);
});

test('readBytes stops when aborted', async () => {
  const stop = new AbortController();
  const reading = readBytes(new PassThrough(), 1, stop.signal);
  stop.abort(new Error('too late'));
  await expect(reading).rejects.toThrow('aborted');
});
