import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './virtual-table.stories.tsx';

const { Few } = composeStories(stories);

const table = () => page.getByRole('table', { name: 'Machines' });

test.each([
  [1440, ['Hostname', 'IPv4', 'Country', 'Status', 'Renewal cost']],
  [780, ['Hostname', 'IPv4', 'Status', 'Renewal cost']],
  [620, ['Hostname', 'Status', 'Renewal cost']],
] as const)('on a page of %s px the least important columns are dropped, and the rest fills the row', async (width, headers) => {
  await page.viewport(width, 900);
  await Few.run();
  const shown = () =>
    table()
      .getByRole('columnheader')
      .elements()
      .filter((header) => header.checkVisibility());
  await expect.poll(() => shown().map((header) => header.textContent)).toEqual(headers);
  const last = shown().at(-1)?.getBoundingClientRect();
  expect(Math.abs((last?.right ?? 0) - table().element().getBoundingClientRect().right)).toBeLessThan(1);
  expect(new Set(shown().map((header) => header.getBoundingClientRect().top)).size).toBe(1);
});
