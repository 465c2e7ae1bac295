import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './icon-button.stories.tsx';

const { Secondary, Small, Large, Expanded, Busy, DisabledWithReason } = composeStories(stories);

test('the label is the accessible name, and the keyboard presses the button', async () => {
  const onClick = vi.fn();
  await Secondary.run({ args: { ...Secondary.args, onClick } });
  await expect.element(page.getByRole('button', { name: 'Remove VPS NVMe 8' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a busy button keeps its name', async () => {
  await Busy.run();
  await expect.element(page.getByRole('button', { name: 'Remove VPS NVMe 8' })).toHaveAttribute('aria-busy', 'true');
});

test('the button announces whether its popup is open', async () => {
  await Expanded.run();
  await expect.element(page.getByRole('button', { expanded: true })).toBeVisible();
});

test.each([
  ['sm', Small, 30],
  ['md', Secondary, 36],
  ['lg', Large, 42],
])('the button is square at size %s', async (_, Story, pixels) => {
  await Story.run();
  const box = page.getByRole('button').element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([pixels, pixels]);
});

test('a disabled reason is announced and shown, and the name stays', async () => {
  await DisabledWithReason.run();
  const button = page.getByRole('button', { name: 'Remove VPS NVMe 8' });
  await expect.element(button).toHaveAccessibleDescription('Your order is being placed');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
});

test('Space presses the button, but not while it is busy', async () => {
  const onClick = vi.fn();
  await Secondary.run({ args: { ...Secondary.args, onClick } });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
  await Busy.run({ args: { ...Busy.args, onClick } });
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
});
