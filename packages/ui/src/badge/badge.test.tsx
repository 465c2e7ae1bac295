import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './badge.stories.tsx';

const { Count, Neutral } = composeStories(stories);

test('is round around a count, however long', async () => {
  await Count.run();
  const badge = page.getByText('128').element();
  expect(Number.parseFloat(getComputedStyle(badge).borderTopLeftRadius)).toBeGreaterThan(badge.getBoundingClientRect().height / 2);
});

test('is part of the text that it stands in', async () => {
  await Neutral.run();
  await expect.element(page.getByText('× 2')).toBeVisible();
  expect(getComputedStyle(page.getByText('× 2').element()).display).toBe('inline-block');
});
