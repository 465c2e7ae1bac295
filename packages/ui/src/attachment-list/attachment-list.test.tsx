import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './attachment-list.stories.tsx';

const { Images, NotLoaded, LongRussian } = composeStories(stories);

const pictures = () => page.getByRole('list', { name: 'Images in this message' }).getByRole('button');

beforeEach(() => page.viewport(1440, 900));

test('the list has a name, and each picture is a button that says what it opens', async () => {
  const onOpen = vi.fn();
  await Images.run({ args: { ...Images.args, onOpen } });
  await expect.element(pictures()).toHaveLength(3);
  await page.getByRole('button', { name: 'Open traceroute.png' }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b');
});

test.each(['{Enter}', ' '])('the key "%s" opens an attachment', async (key) => {
  const onOpen = vi.fn();
  await Images.run({ args: { ...Images.args, onOpen } });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b');
});

test('a failed preview is reported once and replaced by an icon', async () => {
  const onPreviewError = vi.fn();
  await NotLoaded.run({ args: { ...NotLoaded.args, onPreviewError } });
  await expect.poll(() => onPreviewError.mock.calls.map(([item]: { id: string }[]) => item?.id)).toEqual(['a']);
  await expect.element(pictures().first()).toBeVisible();
  expect(pictures().first().element().querySelector('img')).toBeNull();
  expect(pictures().first().element().querySelector('svg')?.getBoundingClientRect().width).toBe(24);
  expect(onPreviewError).toHaveBeenCalledOnce();
});

test('the list fits 320 px with any file names', async () => {
  await page.viewport(320, 700);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
