import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderedFromTheLeft } from '../internal/reading-order.ts';
import * as stories from './code-snippet.stories.tsx';

const { OneLine, SeveralLines, LongLine, Wrapped } = composeStories(stories);

const code = (name: string) => page.getByRole('group', { name });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

test.each(['{Enter}', ' '])('the snippet has a name, and the key "%s" copies it unchanged', async (pressed) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await SeveralLines.run();
  await userEvent.tab();
  await expect.element(code('Network settings')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(pressed);
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SeveralLines.args.code);
  expect(SeveralLines.args.code).toContain('\n    eth0:');
});

test('a long line scrolls inside its box, also by keyboard', async () => {
  await page.viewport(320, 700);
  await LongLine.run();
  const box = code('Public key').element();
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(0);
});

test('wrapped lines leave nothing to scroll', async () => {
  await page.viewport(320, 700);
  await Wrapped.run();
  const box = code('Public key').element();
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  expect(box.hasAttribute('tabindex')).toBe(false);
});

test('the code runs from left to right on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  await OneLine.run();
  expect(renderedFromTheLeft(code('Command to connect').element())).toBe('ssh root@203.0.113.24');
});
