import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test.each(Object.values(mutants).flat())('the mutant can be planted: $name', ({ package: folder, file, from, to, tests }) => {
  const source = readFileSync(path.join(root, folder, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source.replace(from, () => to)).not.toBe(source);
  for (const name of tests) expect(readFileSync(path.join(root, folder, name), 'utf8')).toContain('test');
});
