import { operations } from '@portico/contract/operations';
import { expect, test } from 'vitest';
import { files, isTest, read } from './repository.ts';

const text = read('docs/specification.md');
/** Returns the texts between backticks. */
const quoted = (markdown: string) => [...markdown.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
/** The cells of each row, without the header. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Line |-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('the specification table names existing items only', () => {
  const named = [...new Set(quoted(text))].filter((words) => /^(apps|docs|openapi|packages|tooling)\//.test(words));
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});

test('each row of the specification table has a statement, a place and a test, or says that there is none', () => {
  expect(rows).not.toEqual([]);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  expect(rows.filter(([, , proof = '']) => !proof.includes('**no test**') && !quoted(proof).some(isTest))).toEqual([]);
});

test('each call in the specification is in the contract with its method and path', () => {
  const offered = new Set<string>(Object.values(operations).map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  const calls = quoted(text).flatMap((words) => /^(GET|POST) \/v1\/[^?]+/.exec(words)?.[0] ?? []);
  expect(calls).not.toEqual([]);
  expect(calls.filter((call) => !offered.has(call))).toEqual([]);
});
