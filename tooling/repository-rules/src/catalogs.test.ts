import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

/** Every language with catalog files, except English. */
const others = new Set(files.flatMap((file) => /(?:^|\/)(?:catalogs|messages)\/(?!en\/)([a-z]{2})\/[a-z-]+\.json$/.exec(file)?.[1] ?? []));
const pairs = files
  .filter((file) => /(^|\/)(catalogs|messages)\/en\/[a-z-]+\.json$/.test(file))
  .flatMap((file) => [...others].map((language) => [file, file.replace(/en(\/[a-z-]+\.json)$/, `${language}$1`)] as const));

test('the portal and the API both have catalogs', () => {
  expect([...others]).toContain('ru');
  expect(pairs.map(([english]) => english.split('/').slice(0, 2).join('/'))).toEqual(expect.arrayContaining(['packages/i18n', 'apps/api']));
});

test.each(pairs)('%s and %s have the same messages', (english, other) => {
  const idsOf = (file: string) => Object.keys(JSON.parse(read(file)) as Record<string, string>).toSorted();
  expect(idsOf(other)).toEqual(idsOf(english));
});
