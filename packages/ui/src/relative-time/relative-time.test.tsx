import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RelativeTime } from './relative-time.tsx';
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

test('a page that a server rendered earlier, in another time zone, is hydrated and then shows the time since, here', fullOnly, async () => {
  const value = '2026-11-21T08:30:00Z';
  const minutesAfter = (minutes: number) => vi.setSystemTime(Date.parse(value) + minutes * 60_000);
  const timesIn = (timeZone: string) => {
    const exact = (at: string) => new Date(at).toLocaleTimeString('en', { timeZone });
    return (
      <>
        <RelativeTime value={value} format={(at, nowMs) => `${(nowMs - Date.parse(at)) / 60_000} minutes ago`} formatExact={exact} />
        {/* As an application may write what is long past. */}
        <RelativeTime value={value} format={exact} formatExact={exact} />
      </>
    );
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  const host = document.body.appendChild(document.createElement('div'));
  minutesAfter(5);
  host.innerHTML = renderToString(timesIn('UTC'));
  expect(host.textContent).toBe('8:30:00 AM8:30:00 AM');
  minutesAfter(15);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(host, timesIn('Asia/Tokyo'), { onRecoverableError });
  onTestFinished(() => root.unmount());
  await expect.poll(() => host.textContent).toBe('15 minutes ago5:30:00 PM');
  expect(host.firstElementChild?.getAttribute('title')).toBe('5:30:00 PM');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
