import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './relative-time.stories.tsx';

const { MinutesAgo } = composeStories(stories);

const fiveMinutesAgo = () => new Date(Date.now() - 5 * 60_000).toISOString();

afterEach(() => {
  vi.useRealTimers();
});

test('the exact time is available on hover and to machines', async () => {
  const value = '2026-11-21T08:30:00Z';
  await MinutesAgo.run({ args: { ...MinutesAgo.args, value, formatExact: () => 'Nov 21, 2026, 8:30:00 AM' } });
  await expect.element(page.getByRole('time')).toHaveAttribute('title', 'Nov 21, 2026, 8:30:00 AM');
  await expect.element(page.getByRole('time')).toHaveAttribute('datetime', value);
});

test('the relative time updates while the page stays open', async () => {
  await MinutesAgo.run({ args: { ...MinutesAgo.args, value: fiveMinutesAgo() } });
  await expect.element(page.getByRole('time')).toHaveTextContent('5 minutes ago');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
  await MinutesAgo.run({ args: { ...MinutesAgo.args, value: fiveMinutesAgo() } });
  vi.advanceTimersByTime(10 * 60_000);
  await expect.element(page.getByRole('time')).toHaveTextContent('15 minutes ago');
});
