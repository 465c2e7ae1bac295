import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './copy-button.stories.tsx';

const { Idle } = composeStories(stories);

afterEach(() => {
  vi.restoreAllMocks();
});

test('the button copies the value and confirms it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await Idle.run();
  await page.getByRole('button', { name: 'Copy IPv4 address' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('203.0.113.24');
});

test('copying works without the Clipboard API and keeps the focus', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  const copied: string[] = [];
  const onCopy = () => copied.push(document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '');
  document.addEventListener('copy', onCopy);
  await Idle.run();
  await page.getByRole('button', { name: 'Copy IPv4 address' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  document.removeEventListener('copy', onCopy);
  expect(copied).toEqual(['203.0.113.24']);
  await expect.element(page.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('a message says what to do when copying fails', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await Idle.run();
  await page.getByRole('button').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Couldn’t copy');
});

test.each(['{Enter}', ' '])('the key "%s" copies the value and keeps the focus', async (key) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await Idle.run();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  expect(writeText).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button')).toHaveFocus();
});
