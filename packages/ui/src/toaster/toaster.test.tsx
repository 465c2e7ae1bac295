import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './toaster.stories.tsx';
import { toast } from './toaster.tsx';

const { Default, LongRussian, Failure, Loading } = composeStories(stories);

const region = () => page.getByRole('region', { name: 'Notifications' });
const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')];

afterEach(() => {
  toast.dismiss();
});

test('toasts are announced politely in a named region, and each can be closed', async () => {
  await Default.run();
  await expect.element(region()).toHaveAttribute('aria-live', 'polite');
  await expect.element(region().getByText('You’re back online')).toBeVisible();
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect.element(page.getByText('You’re back online')).not.toBeInTheDocument();
});

test('the toaster is 356 px wide at the bottom right, 24 px from the edges, by default', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const box = () => toasts()[0]?.getBoundingClientRect();
  await expect.poll(() => box()?.width).toBe(356);
  await expect.poll(() => Math.round(box()?.right ?? 0)).toBe(document.documentElement.clientWidth - 24);
  await expect.poll(() => Math.round(box()?.bottom ?? 0)).toBe(900 - 24);
});

test('on a right-to-left page the toaster is at the bottom left and reads that way', async () => {
  await page.viewport(1440, 900);
  document.documentElement.dir = 'rtl';
  try {
    await Failure.run();
    const box = () => toasts()[0]?.getBoundingClientRect();
    await expect.poll(() => Math.round(box()?.left ?? 0)).toBe(24);
    const left = (element: Element) => element.getBoundingClientRect().left;
    const text = page.getByText('Failed to place order').element();
    expect(left(page.getByRole('button', { name: 'Close toast' }).element())).toBeLessThan(left(text));
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('the spinner is beside the text, not above it', async () => {
  await Loading.run();
  const words = page.getByText('Restarting edge-fra-01.acme.dev');
  await expect.element(words).toBeVisible();
  const spinner = () => document.querySelector('[data-sonner-toast] svg')?.getBoundingClientRect();
  await expect.poll(() => spinner()?.width).toBeGreaterThan(0);
  expect(spinner()?.right).toBeLessThan(words.element().getBoundingClientRect().left);
});

test('three toasts show at once, 14 px apart, and Alt+T moves the focus there', async () => {
  await Default.run();
  for (const text of ['Two', 'Three', 'Four']) toast.info(text);
  await expect.poll(() => toasts().filter((element) => element.getAttribute('data-visible') === 'true')).toHaveLength(3);
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(() => region().element().contains(document.activeElement)).toBe(true);
  await expect
    .poll(() => {
      const [first, second] = toasts().map((element) => element.getBoundingClientRect());
      return first && second && Math.round(first.top - second.bottom);
    })
    .toBe(14);
});

test('a toast leaves after four seconds, but not while it is loading', fullOnly, async () => {
  await Default.run({ args: { ...Default.args, durationMs: 4000 } });
  // A pointer left on the toast by an earlier test would pause it.
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  const wait = vi.spyOn(window, 'setTimeout');
  toast.success('Saved');
  await expect.poll(() => wait.mock.calls.map(([, ms]) => ms)).toContain(4000);
  wait.mockRestore();
  toast.loading('Restarting', { id: 'restart' });
  await expect.element(page.getByText('Restarting')).toBeVisible();
  toast.success('Restarted', { id: 'restart' });
  await expect.element(page.getByText('Restarting')).not.toBeInTheDocument();
  await expect.element(page.getByText('Restarted')).toBeVisible();
});

test('the action runs', async () => {
  const onClick = vi.fn();
  await Failure.run();
  toast.error('Refused', { action: { label: 'Once more', onClick } });
  await page.getByRole('button', { name: 'Once more' }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a toast that replaces another has nothing of it', async () => {
  await Default.run();
  toast.loading('Added to the cart', { id: 'cart', description: 'VPS NVMe 8', action: { label: 'Open cart', onClick: vi.fn() } });
  await expect.element(page.getByRole('button', { name: 'Open cart' })).toBeVisible();
  toast.success('Order placed', { id: 'cart' });
  await expect.element(page.getByText('Order placed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open cart' })).not.toBeInTheDocument();
  await expect.element(page.getByText('VPS NVMe 8')).not.toBeInTheDocument();
});

test('a toast fits on a phone', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  await expect.poll(() => toasts()[0]?.getBoundingClientRect().width).toBeGreaterThan(300);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('Tab goes through the action and the close button, Enter and Space press them, Escape collapses the toasts', fullOnly, async () => {
  const onClick = vi.fn();
  await Default.run();
  toast.error('Refused', { action: { label: 'Once more', onClick } });
  await expect.element(page.getByRole('button', { name: 'Once more' })).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  const toastOf = () => page.getByRole('listitem').filter({ hasText: 'Refused' });
  const expanded = () => toastOf().element().getAttribute('data-expanded');
  await expect.poll(expanded).toBe('true');
  await expect.poll(async () => (await userEvent.tab(), document.activeElement?.textContent)).toBe('Once more');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByText('Refused').elements().length).toBe(0);
  const close = page.getByRole('button', { name: 'Close toast' });
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(async () => (await userEvent.tab(), document.activeElement === close.element())).toBe(true);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('You’re back online')).not.toBeInTheDocument();
});
