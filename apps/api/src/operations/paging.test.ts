import { expect, test } from 'vitest';
import { pageOf, totalOf } from './paging.ts';

const perPage = 3;
const lengths = [0, 1, 2, 3, 4, 6, 7];
const pages = [1, 2, 3, 4];

async function readPage(length: number, number: number) {
  const all = Array.from({ length }, (_, index) => index);
  const page = pageOf({ page: number, 'per-page': perPage });
  let counts = 0;
  const total = await totalOf(all.slice(page.offset, page.offset + perPage), page, async () => {
    counts += 1;
    return await Promise.resolve(all.length);
  });
  return { total, counts };
}

test.each(lengths)('every page of a list of %i rows returns the total', async (length) => {
  for (const page of pages) expect(await readPage(length, page), `page ${page}`).toMatchObject({ total: length });
});

test('rows are counted only for a full page or one past the end', async () => {
  const counted = async (length: number, page: number) => (await readPage(length, page)).counts;
  expect([await counted(0, 1), await counted(2, 1), await counted(4, 2)]).toEqual([0, 0, 0]);
  expect([await counted(3, 1), await counted(4, 1), await counted(3, 2)]).toEqual([1, 1, 1]);
});
