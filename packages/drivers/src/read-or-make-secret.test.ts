import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrMakeSecret } from './read-or-make-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is generated once, is long, and its file is private', () => {
  const file = path.join(folder, 'data', 'bank-secret');
  const secret = readOrMakeSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(readOrMakeSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(path.dirname(file))).toEqual(['bank-secret']);
});
