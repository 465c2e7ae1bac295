import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './date-time.stories.tsx';

const { Day, Moment } = composeStories(stories);

test('readers see the formatted time', async () => {
  await Day.run();
  await expect.element(page.getByRole('time')).toHaveTextContent('Dec 4, 2026');
});

test('machines get the original value', async () => {
  await Moment.run();
  await expect.element(page.getByRole('time')).toHaveAttribute('datetime', '2026-11-21T08:30:00Z');
});
