import { expect, test } from 'vitest';
import { BusyError } from '../../operations/busy-error.ts';
import { refusalOf } from './failures.ts';

test('too much work is 503, and says when to try again', () => {
  expect(refusalOf(new BusyError(2))).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 2 });
});
