import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hardening } from './hardening.ts';
import { money } from './money.ts';

const api = path.resolve(import.meta.dirname, '../..');

test.each([...money, ...hardening])('can be taken out for the long run that misses it: $name', ({ file, from, to, tests }) => {
  const source = readFileSync(path.join(api, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source.replace(from, to)).not.toBe(source);
  for (const name of tests) expect(readFileSync(path.join(api, name), 'utf8')).toContain('test');
});
