import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('every response over HTTPS keeps browsers on HTTPS for a year, for hosts below the portal too', () => {
  expect(securityHeaders('https://portal.example.com')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('a response that is no page can run, load and frame nothing, and is not sniffed', () => {
  expect(securityHeaders('http://localhost:3000')).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('no response allows another origin to read it', () => {
  expect(Object.keys(securityHeaders('https://portal.example.com')).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
