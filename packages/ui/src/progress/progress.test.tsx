import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './progress.stories.tsx';

const { Halfway, Unknown } = composeStories(stories);

test('the progress is announced as number and text', async () => {
  await Halfway.run();
  const bar = page.getByRole('progressbar', { name: 'Installing Debian 13' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '50 %');
});

test('an indeterminate progress has no number', async () => {
  await Unknown.run();
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
