import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for a browser that reports these idle times in turn, and then that the wait is over. */
function browser(...idleMs: readonly number[]) {
  const asked: number[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback, { timeout = Number.NaN }: IdleRequestOptions) => {
    const ms = idleMs[asked.push(timeout) - 1];
    queueMicrotask(() => callback({ didTimeout: ms === undefined, timeRemaining: () => ms ?? 0 }));
  });
  return asked;
}

test('a page between two frames is not idle', async () => {
  const asked = browser(4, 12, 49);
  await whenIdle();
  expect(asked).toHaveLength(3);
});

test('a page that never rests is idle after a second at the latest', async () => {
  const asked = browser(4, 4);
  await whenIdle();
  expect(asked).toHaveLength(3);
  expect(Math.max(...asked)).toBeLessThanOrEqual(1000);
  expect(Math.min(...asked)).toBeGreaterThan(0);
});
