import { expect, test } from 'vitest';
import { BusyError } from './busy-error.ts';
import { boundedWork, boundedWorkByOwner } from './bounded-work.ts';

test('two tasks run at once, three wait, and the rest are refused immediately', async () => {
  const bounded = boundedWork({ atOnce: 2, waiting: 3, retryAfterSeconds: 2 });
  const gates: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    bounded(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
    });
  const taken = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow(BusyError);
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  }
  await Promise.all(taken);
  expect([most, running]).toEqual([2, 0]);
});

test('a task that fails frees its slot', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: 0, retryAfterSeconds: 1 });
  await expect(bounded(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await bounded(async () => 'done')).toBe('done');
});

test('one owner exceeds their share while the task of another starts immediately', async () => {
  const bounded = boundedWorkByOwner({ atOnce: 1, waiting: 1, retryAfterSeconds: 1 });
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const taken = [bounded('mira', () => open), bounded('mira', () => open)];
  await expect(bounded('mira', () => open)).rejects.toThrow(BusyError);
  expect(await bounded('lena', async () => 'done')).toBe('done');
  resolve();
  await Promise.all(taken);
  expect(await bounded('mira', async () => 'done')).toBe('done');
});
