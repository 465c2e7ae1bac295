import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for a browser that reports these idle times in turn, and then that the wait is over. */
function browser(...idleMs: readonly number[]) {
  const timeouts: number[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback, { timeout = Number.NaN }: IdleRequestOptions) => {
    const ms = idleMs[timeouts.push(timeout) - 1];
    queueMicrotask(() => callback({ didTimeout: ms === undefined, timeRemaining: () => ms ?? 0 }));
  });
  return timeouts;
}

test('a page between two frames is not idle', async () => {
  const timeouts = browser(4, 12, 49);
  await whenIdle();
  expect(timeouts).toHaveLength(3);
});

test('a page that is always busy counts as idle after a second at the latest', async () => {
  const timeouts = browser(4, 4);
  await whenIdle();
  expect(timeouts).toHaveLength(3);
  expect(Math.max(...timeouts)).toBeLessThanOrEqual(1000);
  expect(Math.min(...timeouts)).toBeGreaterThan(0);
});
