import { expect, test } from 'vitest';
import { BusyError } from '../../operations/busy-error.ts';
import { refusalOf, refusalOfConnection } from './failures.ts';

test('overload is answered with 503 and a Retry-After', () => {
  expect(refusalOf(new BusyError(2))).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 2 });
});

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'request_timeout'],
  ['HPE_HEADER_OVERFLOW', 431, 'request_malformed'],
  ['HPE_INVALID_METHOD', 400, 'request_malformed'],
])('a connection that fails with %s is answered with %i %s', (code, status, problem) => {
  expect(refusalOfConnection(Object.assign(new Error('from Node'), { code }))).toMatchObject({ status, code: problem });
});

test.each(['25006', 'EAI_AGAIN', 'ENETUNREACH', 'ENOTFOUND', '57P01'])(
  'a database that fails with %s is unavailable for a moment: 503 with a Retry-After',
  (code) => {
    expect(refusalOf(Object.assign(new Error('from pg'), { code }))).toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
  },
);
