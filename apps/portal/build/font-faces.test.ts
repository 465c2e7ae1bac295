import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codePointsOf, isEveryday, packagedFaces, unicodeRangeOf } from './font-faces.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

test('a range covers the same characters as its code points', () => {
  expect(codePointsOf('U+0041-0043, U+20AC')).toEqual([0x41, 0x42, 0x43, 0x20ac]);
  expect(unicodeRangeOf([0x20ac, 0x43, 0x41, 0x42])).toBe('U+41-43,U+20AC');
});

test('the build finds the font faces that packages ship, and the fallback is not one of them', () => {
  const faces = packagedFaces(readFileSync(path.join(repository, 'packages/ui/src/tokens/fonts.css'), 'utf8'));
  expect(faces).toHaveLength(6);
  expect(faces.every(({ rule }) => !rule.includes('local('))).toBe(true);
});

test.each(['packages/i18n/catalogs/*/*.json', 'apps/api/src/platform/messages/*/*.json'])(
  'no text of the portal needs a font subset outside the everyday one: %s',
  (files) => {
    const texts = globSync(files, { cwd: repository }).map((file) => readFileSync(path.join(repository, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(3);
    const missing = new Set(Array.from(texts.join('')).filter((letter) => letter !== '\n' && !isEveryday(letter.codePointAt(0) ?? 0)));
    expect([...missing]).toEqual([]);
  },
);
