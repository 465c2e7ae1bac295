import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './timeline.stories.tsx';

const { WithIcons, WithDots, OneEvent, MoreToCome, LoadingOlder, LongRussian } = composeStories(stories);

const list = () => page.getByRole('list', { name: 'History of edge-fra-01.acme.dev' });
const events = () => page.getByRole('listitem');
const hasLine = (position: number) => getComputedStyle(events().nth(position).element(), '::before').content !== 'none';

beforeEach(() => page.viewport(1440, 900));

test('the timeline is a named, ordered list of events in the given order', async () => {
  await WithIcons.run();
  expect(list().element().tagName).toBe('OL');
  await expect.element(events()).toHaveLength(5);
  await expect.element(events().nth(0)).toMatchTextContent('RestartedNov 20, 2026, 9:12 AMBy alexandra@acme.dev, in 41 seconds');
  await expect.element(events().nth(4)).toMatchTextContent('OrderedNov 4, 2026, 5:40 PM');
});

test('each time is machine-readable', async () => {
  await WithIcons.run();
  expect([...document.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '2026-11-20T09:12:00Z',
    '2026-11-20T08:58:00Z',
    '2026-11-11T00:00:00Z',
    '2026-11-04T17:46:00Z',
    '2026-11-04T17:40:00Z',
  ]);
});

test('the marks are hidden from screen readers, because the text says the same', async () => {
  await WithIcons.run();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  for (const mark of document.querySelectorAll('li > span')) expect(mark.getAttribute('aria-hidden')).toBe('true');
  await WithDots.run();
  await expect.element(events().nth(1)).toMatchTextContent(/^Stopped responding/);
});

test('a line connects each event to the next, and continues past the last one only if there are more', async () => {
  await OneEvent.run();
  expect(hasLine(0)).toBe(false);
  await WithIcons.run();
  expect([0, 1, 2, 3, 4].map(hasLine)).toEqual([true, true, true, true, false]);
  await MoreToCome.run();
  expect([0, 1, 2].map(hasLine)).toEqual([true, true, true]);
});

test('loading older events is announced, and the loaded ones stay', async () => {
  await MoreToCome.run();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  await LoadingOlder.run();
  expect(document.querySelector('div[aria-busy="true"]')?.contains(list().element())).toBe(true);
  await expect.element(events()).toHaveLength(3);
  expect(document.querySelectorAll('[data-shape=text]')).toHaveLength(2);
});

test('at 360 px long words wrap without sideways scrolling', async () => {
  await page.viewport(360, 740);
  await LongRussian.run();
  await expect.element(events()).toHaveLength(3);
  expect(document.documentElement.scrollWidth).toBe(360);
});
