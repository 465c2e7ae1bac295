import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './date-time.stories.tsx';

const { Day, Moment } = composeStories(stories);

test('says it to people in the words of the formatter', async () => {
  await Day.run();
  await expect.element(page.getByRole('time')).toHaveTextContent('Dec 4, 2026');
});

test('says it to machines as the contract sent it', async () => {
  await Moment.run();
  await expect.element(page.getByRole('time')).toHaveAttribute('datetime', '2026-11-21T08:30:00Z');
});
