import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './message-thread.stories.tsx';

const { Conversation, Formatted, OneMessage, WithEarlierOnes, WithAttachments, HostileText } = composeStories(stories);

const messages = () => page.getByRole('list', { name: 'Messages of ticket 512' }).getByRole('listitem');

beforeEach(() => page.viewport(1440, 900));

test('the thread is a named, ordered list of author, role, time and text', async () => {
  await Conversation.run();
  await expect.element(messages()).toHaveLength(3);
  await expect.element(messages().nth(1)).toMatchTextContent(/SupportProviderNov 20, 2026, 10:02 AM.*It had no name yet/s);
  expect(page.getByRole('list').element().tagName).toBe('OL');
  expect([...document.querySelectorAll('time')].map((time) => time.dateTime)[0]).toBe('2026-11-20T09:12:00Z');
});

test('line breaks stay', async () => {
  await OneMessage.run();
  const text = page.getByText(/Some servers refuse our mail/).element();
  expect(getComputedStyle(text).whiteSpaceCollapse).toBe('preserve');
  expect(text.textContent).toContain('mail.\n\nWhich');
});

test('a message is plain text: no markup, and a reversed line does not affect others', async () => {
  await HostileText.run();
  const item = messages().first().element();
  expect(item.querySelector('script, img')).toBeNull();
  expect([...item.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://example.com/?q=']);
  expect(item.textContent).toContain('<script>alert(1)</script>');
  expect(getComputedStyle(item.querySelector('div[dir=auto]') ?? item).unicodeBidi).toBe('isolate');
  expect(item.querySelector('bdi')?.textContent).toBe('\u202Eavor Novak');
  await page.viewport(360, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a message added to an open page is announced', async () => {
  await Conversation.run();
  expect(page.getByRole('list').element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('there is a slot before the first message and below each one', async () => {
  await WithEarlierOnes.run();
  await expect.element(page.getByRole('button', { name: 'Show earlier messages' })).toBeVisible();
  await WithAttachments.run();
  await expect.element(messages().first().getByRole('button', { name: 'headers.png' })).toBeVisible();
});

test('links, code and events are shown, and a link opens a new tab without an opener', async () => {
  await Formatted.run();
  const link = page.getByRole('link', { name: 'https://example.com/guide' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect.element(page.getByText('ip -6 address', { exact: true })).toBeVisible();
  expect(document.querySelector('pre')?.textContent).toBe('inet6 2001:db8::7/64\n  scope global');
  await expect.element(messages().first()).toMatchTextContent(/Ticket opened.*Nov 20, 2026/);
});

test('the two sides differ by more than colour', async () => {
  await Conversation.run();
  const style = (index: number) => getComputedStyle(messages().nth(index).element());
  expect(style(1).borderInlineStartWidth).not.toBe(style(0).borderInlineStartWidth);
  expect(style(1).marginInlineStart).not.toBe(style(0).marginInlineStart);
});
