import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { axeRules } from './axe-rules.ts';
import { criteria } from './criteria.ts';
import { evidence } from './evidence.ts';
import { report } from './report.ts';
import { fileOfTest, repository } from './test-titles.ts';

test('the report in docs is the one that the tests give: `pnpm --filter @portico/accessibility-report generate`', () => {
  expect(readFileSync(path.join(repository, 'docs/accessibility-conformance.md'), 'utf8')).toBe(report());
});

test('the report has every criterion of WCAG 2.2 at level A and AA once', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
});

test('the evidence and the rules of axe are about criteria that exist', () => {
  const numbers = new Set(criteria.map(({ number }) => number));
  // Axe still has rules for criteria that WCAG 2.2 dropped, and of level AAA.
  expect(Object.keys(evidence).filter((number) => !numbers.has(number))).toEqual([]);
  expect([...axeRules().keys()].filter((number) => numbers.has(number)).length).toBeGreaterThan(15);
});

test('a criterion without a test of ours is not evaluated, whatever axe finds', () => {
  const lines = report().split('\n');
  expect(lines.find((line) => line.startsWith('| 2.4.2 Page Titled'))).toContain(
    '| Not evaluated | axe finds no violation (`document-title`).',
  );
});

test('a test that does not exist cannot be evidence', () => {
  expect(() => fileOfTest('the moon is made of cheese')).toThrow('No test has the title "the moon is made of cheese"');
});
