import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './icon-button.stories.tsx';

const { Secondary, Small, Large, Expanded, Busy, DisabledWithReason } = composeStories(stories);

test('has its label for a name, and is pressed by keyboard', async () => {
  const onClick = vi.fn();
  await Secondary.run({ args: { ...Secondary.args, onClick } });
  await expect.element(page.getByRole('button', { name: 'Remove VPS NVMe 8' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('keeps its name while busy', async () => {
  await Busy.run();
  await expect.element(page.getByRole('button', { name: 'Remove VPS NVMe 8' })).toHaveAttribute('aria-busy', 'true');
});

test('tells whether what it opens is open', async () => {
  await Expanded.run();
  await expect.element(page.getByRole('button', { expanded: true })).toBeVisible();
});

test.each([
  ['sm', Small, 30],
  ['md', Secondary, 36],
  ['lg', Large, 42],
])('is a square at size %s', async (_, Story, pixels) => {
  await Story.run();
  const box = page.getByRole('button').element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([pixels, pixels]);
});

test('tells and shows why it cannot be pressed, and keeps its name', async () => {
  await DisabledWithReason.run();
  const button = page.getByRole('button', { name: 'Remove VPS NVMe 8' });
  await expect.element(button).toHaveAccessibleDescription('The order is being placed');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
});

test('is pressed by Space, and not while it is busy', async () => {
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
