import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './sidebar.stories.tsx';

const { Expanded, Collapsed } = composeStories(stories);

const hintOf = () => document.querySelector('[popover]:popover-open');

beforeEach(() => page.viewport(1440, 900));

test('the sidebar is a navigation landmark of named lists', async () => {
  await Expanded.run();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect.element(navigation.getByRole('list', { name: 'Services' }).getByRole('link')).toHaveLength(3);
  await expect.element(navigation.getByRole('link', { name: 'My services' })).toHaveAttribute('aria-current', 'page');
});

test('counts and warnings are announced in words', async () => {
  await Expanded.run();
  await expect.element(page.getByRole('link', { name: 'Tickets 2 new replies' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My invoices 1 unpaid invoice' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cart 3 items' })).toBeVisible();
});

test('collapsed items keep their accessible names', async () => {
  await Collapsed.run();
  await expect.element(page.getByRole('link', { name: 'Traffic pool' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Balance €128.40, top up' })).toBeVisible();
  const root = page.getByRole('banner').element();
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
});

test("an icon's name shows at once on hover and keyboard focus, and Escape hides it", async () => {
  await Collapsed.run();
  await page.getByRole('link', { name: 'Tickets 2 new replies' }).hover();
  await expect.poll(() => hintOf()?.textContent).toBe('Tickets · 2 new replies');
  await userEvent.keyboard('{Escape}');
  page.getByRole('button', { name: 'Expand sidebar' }).element().focus();
  await userEvent.tab();
  await expect.poll(() => hintOf()?.textContent).toBe('Order new service');
  await userEvent.keyboard('{Escape}');
  await expect.poll(hintOf).toBeNull();
});

test("an icon's name shows without a timer", async () => {
  await Collapsed.run();
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  try {
    await page.getByRole('link', { name: 'Tickets 2 new replies' }).hover();
    await expect.poll(() => hintOf()?.textContent).toBe('Tickets · 2 new replies');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('expanded items have no hints', async () => {
  await Expanded.run();
  await page.getByRole('link', { name: 'Tickets 2 new replies' }).hover();
  expect(hintOf()).toBeNull();
});

test('the toggle calls the application', async () => {
  const onToggle = vi.fn();
  await Expanded.run({ args: { ...Expanded.args, toggle: { label: 'Collapse sidebar', onToggle } } });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(onToggle).toHaveBeenCalledOnce();
});

test('Enter follows a link item and presses a button item', async () => {
  await Expanded.run();
  const followed = vi.fn((event: Event) => event.preventDefault());
  for (const item of [page.getByRole('link', { name: 'Traffic pool' }), page.getByRole('button', { name: 'Cart 3 items' })]) {
    item.element().addEventListener('click', followed);
    item.element().focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(followed).toHaveBeenCalledTimes(2);
});
