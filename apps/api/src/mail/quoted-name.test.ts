import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quotedName, quotedPerson } from './quoted-name.ts';

const dots = ['.', '．', '․', '。', '｡', '..', '.\u200b', '…'];
const slashes = ['/', '//', '／', '\\', '℀', '∕'];
const schemes = ['', 'http://', 'HTTPS://', 'https:／／', 'ｈｔｔｐ：//', 'hxxp://', 'ftp://', 'mailto:', 'javascript:', 'tel:', 'www.'];
const words = ['evil', 'paypal', 'xn--80ak6aa92e', 'аррӏе', '192', '168', 'login', 'Acme GmbH', 'Your invoice is overdue'];
const topLevels = ['com', 'io', 'рф', 'click', 'museum', '1'];
const separators = ['', ' ', '\n', '\t', '\u200b', '\u202e', '(', '<', '"', '@', ':', '-', ',', '?q=', '#'];

const link = fc
  .tuple(
    fc.constantFrom(...schemes),
    fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...dots)), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...topLevels),
    fc.constantFrom(...slashes, ''),
    fc.constantFrom(...words, ''),
  )
  .map(([scheme, labels, topLevel, slash, path]) => `${scheme}${labels.flat().join('')}${topLevel}${slash}${path}`);
const hostileName = fc
  .array(fc.oneof(link, fc.constantFrom(...words), fc.constantFrom(...separators), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** What mail programs turn into links: a scheme, a host name, an IP address, an email address. */
const linkable = /[:/\\@<>]|[.。．｡․][\p{L}\p{M}\p{N}\p{Pd}]/u;

describe('quotedName', () => {
  test('quotedName removes everything that a mail program turns into a link', () => {
    fc.assert(fc.property(hostileName, (name) => !linkable.test(quotedName(name))));
  });

  test('quotedName returns one line of 1 to 60 characters without control characters', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const quoted = quotedName(name);
        const { length } = Array.from(quoted);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(60);
        expect(quoted).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test.each([
    'Mira Novak',
    'Acme GmbH & Co. KG',
    'Dr. Anna-Maria Weiß',
    "Conan O'Brien",
    'ООО Ромашка',
    'Müller, Söhne (Berlin) e. V.',
    'Zoë Núñez i Col·legues',
    '株式会社ポルティコ',
    '1234567 Canada Inc.',
    '—',
  ])('quotedName keeps %s unchanged', (name) => {
    expect(quotedName(name)).toBe(name);
  });

  test.each([
    ['https://evil.example/login?user=1', 'evil. example login user 1'],
    ['Acme www.evil.com', 'Acme www. evil. com'],
    ['Acme．com', 'Acme. com'],
    ['Support\r\nBcc: victim@example.com', 'Support Bcc victim example. com'],
    ['10.0.0.1', '10. 0. 0. 1'],
    ['<b>Acme</b>', 'b Acme b'],
    ['🎁://', '—'],
    ['A'.repeat(100), `${'A'.repeat(59)}…`],
  ])('quotedName turns %j into %j', (name, quoted) => {
    expect(quotedName(name)).toBe(quoted);
  });
});

test('quotedPerson includes the address unless it could be read as a link', () => {
  expect(quotedPerson('Mira Novak', 'mira.novak+work@example.com')).toBe('Mira Novak (mira.novak+work@example.com)');
  expect(quotedPerson('Mira Novak', 'evil.com/login?to=@example.com')).toBe('Mira Novak');
  expect(quotedPerson('evil.com', 'mira@example.com')).toBe('evil. com (mira@example.com)');
});
