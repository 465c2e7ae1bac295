import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const pairs = files
  .filter((file) => /(^|\/)(catalogs|messages)\/en(\/[a-z-]+)?\.json$/.test(file))
  .map((file) => [file, file.replace(/en(\/[a-z-]+)?\.json$/, 'ru$1.json')] as const);

test('the portal and the API both have catalogs', () => {
  expect(pairs.map(([english]) => english.split('/').slice(0, 2).join('/'))).toEqual(expect.arrayContaining(['packages/i18n', 'apps/api']));
});

test.each(pairs)('%s and %s have the same messages', (english, russian) => {
  const idsOf = (file: string) => Object.keys(JSON.parse(read(file)) as Record<string, string>).toSorted();
  expect(idsOf(russian)).toEqual(idsOf(english));
});
