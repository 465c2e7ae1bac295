import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const linksOf = (text: string) => messageParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

test.each([
  ['See https://example.com/a?b=1#c for more', ['https://example.com/a?b=1#c']],
  ['At http://example.com.', ['http://example.com']],
  ['(https://example.com/a), or "https://example.com/b"!', ['https://example.com/a', 'https://example.com/b']],
  ['https://en.wikipedia.org/wiki/Rust_(language)?!', ['https://en.wikipedia.org/wiki/Rust_(language)']],
  ['«https://пример.рф/путь»…', ['https://пример.рф/путь']],
  ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
  ['https://[2001:db8::7]:8443/x', ['https://[2001:db8::7]:8443/x']],
])('the links of %s are found', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com',
  'www.example.com',
  'xhttps://example.com',
  'https://',
  'https://good.example@bad.example/',
  '`https://example.com`',
  '```\nhttps://example.com\n```',
])('%s is not linked', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('a URL ends at a character that changes the text direction', () => {
  expect(linksOf('https://example.com/\u202Egnp')).toEqual(['https://example.com/']);
});

test('backticks and fences are code, and no other formatting is recognised', () => {
  expect(messageParts('Run `ip -6 a` **now**:\n```sh\n$ ls\n\n# `no` link https://a.b\n```\nDone, `not closed')).toEqual([
    { kind: 'text', text: 'Run ' },
    { kind: 'code', text: 'ip -6 a' },
    { kind: 'text', text: ' **now**:' },
    { kind: 'block', text: '$ ls\n\n# `no` link https://a.b' },
    { kind: 'text', text: 'Done, `not closed' },
  ]);
  expect(messageParts('```\n1\n```\n```\n2\n```').map(({ text }) => text)).toEqual(['1', '2']);
  expect(messageParts('```\nnever closed')).toEqual([{ kind: 'text', text: '```\nnever closed' }]);
});

test('all characters outside of marks stay', () => {
  const text = 'One\n\n  two https://example.com/x, three <b>';
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

// In quadratic time, any of these would take minutes.
test.each(['`', '[', 'https://', '```a\n', '```\n', 'https://a.b)', '`a'])(
  'two million characters of %j are parsed in linear time',
  (one) => {
    const text = one.repeat(2_000_000 / one.length);
    expect(messageParts(text).length).toBeLessThanOrEqual(text.length);
  },
);

test('two million closing brackets after a URL are parsed in linear time', () => {
  expect(messageParts(`https://a.b/${')'.repeat(2_000_000)}`)).toHaveLength(1);
});
