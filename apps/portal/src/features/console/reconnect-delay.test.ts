import { expect, test } from 'vitest';
import { maxReconnects, reconnectDelayMs } from './reconnect-delay.ts';

test('the reconnect delay grows each time, and attempts end after about a minute', () => {
  const delays = Array.from({ length: maxReconnects }, (_, index) => reconnectDelayMs(index + 1) ?? 0);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(new Set(delays).size).toBe(maxReconnects);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(61_000);
  expect(reconnectDelayMs(maxReconnects + 1)).toBeUndefined();
});
