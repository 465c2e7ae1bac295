import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './money.stories.tsx';

const { Inline, LongRussian } = composeStories(stories);

test('the amount is formatted from cents', async () => {
  const format = vi.fn(() => '€1,788.00');
  await Inline.run({ args: { cents: 178_800, format } });
  await expect.element(page.getByText('€1,788.00')).toBeVisible();
  expect(format).toHaveBeenCalledWith(178_800);
});

test('an amount never wraps', async () => {
  await LongRussian.run();
  expect(getComputedStyle(page.getByText(/123/).element()).whiteSpace).toBe('nowrap');
});
