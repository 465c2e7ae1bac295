import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './badge.stories.tsx';

const { Count, Neutral } = composeStories(stories);

test('the badge is round around a count of any length', async () => {
  await Count.run();
  const badge = page.getByText('128').element();
  expect(Number.parseFloat(getComputedStyle(badge).borderTopLeftRadius)).toBeGreaterThan(badge.getBoundingClientRect().height / 2);
});

test('the badge is part of the surrounding text', async () => {
  await Neutral.run();
  await expect.element(page.getByText('× 2')).toBeVisible();
  expect(getComputedStyle(page.getByText('× 2').element()).display).toBe('inline-block');
});
