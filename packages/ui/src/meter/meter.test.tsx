import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './meter.stories.tsx';

const { Plenty, MoreThanAll } = composeStories(stories);

test('the meter announces its value as text', async () => {
  await Plenty.run();
  const meter = page.getByRole('meter', { name: 'Traffic' });
  await expect.element(meter).toHaveAttribute('aria-valuetext', '1.42 TB of 20 TB used');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '20');
});

test('the bar is full when the value exceeds the maximum', async () => {
  await MoreThanAll.run();
  const meter = page.getByRole('meter');
  await expect.element(meter).toHaveAttribute('aria-valuenow', '20');
  const bar = meter.element().firstElementChild;
  expect(bar?.getBoundingClientRect().width).toBe(meter.element().getBoundingClientRect().width);
});
