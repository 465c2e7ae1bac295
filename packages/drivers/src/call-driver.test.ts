import { expect, test } from 'vitest';
import { callDriver } from './call-driver.ts';
import { DriverError } from './driver-error.ts';

const aMinuteMs = 60_000;

test('an aborted signal makes no call', async () => {
  let calls = 0;
  const call = async () => void (calls += 1);
  await expect(callDriver(aMinuteMs, AbortSignal.abort(), call)).rejects.toThrow(DriverError);
  expect(calls).toBe(0);
});

test('an aborted signal wins over an answer of the same turn', async () => {
  const caller = new AbortController();
  const answered = callDriver(aMinuteMs, caller.signal, async () => {
    // Settles the driver's promise first, and aborts before anyone reads it.
    queueMicrotask(() => caller.abort());
    return 'late';
  });
  await expect(answered).rejects.toThrow(DriverError);
});

test('a driver that ignores its signal is given up when the signal aborts', async () => {
  const caller = new AbortController();
  const answered = callDriver(aMinuteMs, caller.signal, () => new Promise<never>(() => {}));
  caller.abort();
  await expect(answered).rejects.toThrow(DriverError);
});

test('what a driver throws becomes the cause of a DriverError', async () => {
  const cause = new Error('the rack is on fire');
  const failed = callDriver(aMinuteMs, new AbortController().signal, () => Promise.reject(cause));
  await expect(failed).rejects.toMatchObject({ name: 'DriverError', cause });
});
