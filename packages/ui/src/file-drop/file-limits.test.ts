import { expect, test } from 'vitest';
import { sortFiles } from './file-limits.ts';

function file(name: string, type: string, bytes = 1): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

const reasons = (files: File[], present: number, limits: Parameters<typeof sortFiles>[2]) =>
  sortFiles(files, present, limits).refused.map(({ file: { name }, reason }) => `${name}: ${reason}`);

test('every file is accepted without limits', () => {
  const files = [file('a.zip', 'application/zip', 5000), file('b', '')];
  expect(sortFiles(files, 100, {})).toEqual({ taken: files, refused: [] });
});

test.each([
  ['image/png', file('a.png', 'image/png'), true],
  ['image/*', file('a.webp', 'image/webp'), true],
  ['image/*', file('a.txt', 'text/plain'), false],
  ['.ISO', file('debian.iso', ''), true],
  ['.iso', file('iso.txt', 'text/plain'), false],
  ['image/png', file('a.png', ''), false],
])('the type %s accepts files by media type or extension', (accept, given, isTaken) => {
  expect(sortFiles([given], 0, { accept: [accept] }).taken).toEqual(isTaken ? [given] : []);
});

test('a file may be as large as the limit and no larger', () => {
  expect(reasons([file('at', '', 10), file('above', '', 11)], 0, { maxBytes: 10 })).toEqual(['above: size']);
});

test('the first files are accepted up to the limit, counting those present; rejected ones do not count', () => {
  const files = [file('a.exe', ''), file('b.png', 'image/png'), file('c.png', 'image/png'), file('d.png', 'image/png')];
  expect(reasons(files, 1, { accept: ['image/*'], maxFiles: 3 })).toEqual(['a.exe: type', 'd.png: count']);
});
