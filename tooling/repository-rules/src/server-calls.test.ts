import { expect, test } from 'vitest';
import { isTest, read, writtenFiles } from './repository.ts';

const servers = ['apps/api/src/', 'packages/drivers/src/', 'packages/simulation/src/'];
const callers = writtenFiles('.ts').filter(
  (file) => !isTest(file) && servers.some((place) => file.startsWith(place)) && /\bfetch\(/.test(read(file)),
);

test('the server has calls', () => {
  expect(callers.length).toBeGreaterThan(2);
});

test('every call of the server refuses to be redirected', () => {
  const calls = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(callers.filter((file) => calls(read(file), /\bfetch\(/g) > calls(read(file), /redirect: 'error'/g))).toEqual([]);
});
