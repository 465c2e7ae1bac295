import { expect, onTestFinished, test, vi } from 'vitest';
import { menuName } from './display-name.ts';
import { redirectTarget } from './redirect-target.ts';

const isOwnPath = (path: string) => path === '/settings' || path.startsWith('/invoices') || path.startsWith('//') || path === '/';

test.each(['/invoices', '/invoices/invoice/7', '/invoices?page=2&q=a%20b#top', '/settings'])('redirectTarget follows %s', (value) => {
  expect(redirectTarget(value, isOwnPath)).toBe(value);
});

test('redirectTarget normalises a path of the portal', () => {
  expect(redirectTarget('/settings/../invoices', isOwnPath)).toBe('/invoices');
});

test('redirectTarget works without URL.parse, which Safari 17.5 and Chrome 125 lack', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  onTestFinished(() => parse.mockRestore());
  expect(redirectTarget('/invoices?page=2', isOwnPath)).toBe('/invoices?page=2');
});

test.each([
  undefined,
  '',
  'invoices',
  'https://evil.example/invoices',
  '//evil.example/invoices',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/invoices\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/invoices/..//evil.example',
  '/.//evil.example',
  '/%2e/%2e%2e//evil.example',
  'javascript:alert(1)',
  '/unknown',
  '/\u0000',
])('redirectTarget does not follow %j', (value) => {
  expect(redirectTarget(value, isOwnPath)).toBeNull();
});

test.each([
  ['Mira', 'Mira'],
  ['Wilhelmi', 'Wilhelmi'],
  ['Wilhelmina', 'Wilhelmi…'],
  ['Константин', 'Констант…'],
  ['Zoe\u0308Zoe\u0308Zoe\u0308', 'Zoe\u0308Zoe\u0308Zo…'],
  ['', ''],
])('the menu shows %s as %s', (firstname, shown) => {
  expect(menuName(firstname)).toBe(shown);
});
