import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './search-input.stories.tsx';

const { Empty, Filled } = composeStories(stories);

const input = () => page.getByRole('searchbox', { name: 'Search services' });
const clear = () => page.getByRole('button', { name: 'Clear search' });

test('tells what was typed', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await userEvent.type(input(), 'fra');
  expect(onValueChange).toHaveBeenLastCalledWith('fra');
});

test('is emptied by its button, which hands the focus back', async () => {
  await Filled.run();
  await userEvent.click(clear());
  await expect.element(input()).toHaveValue('');
  await expect.element(input()).toHaveFocus();
});

test('has nothing to clear while it is empty', async () => {
  await Empty.run();
  await expect.element(input()).toBeVisible();
  await expect.element(clear()).not.toBeInTheDocument();
});

test('keeps the first Escape for its text and leaves the second to what is around it', async () => {
  const outer = vi.fn();
  await Filled.run();
  const around = input().element().closest('body');
  around?.addEventListener('keydown', (event) => void outer(event.key), { once: true });
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('');
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outer).toHaveBeenCalledWith('Escape');
});

test('gives its ref to the input', async () => {
  const ref = createRef<HTMLInputElement>();
  await Filled.run({ args: { ...Filled.args, ref } });
  await expect.poll(() => ref.current?.value).toBe('edge-fra');
});

test('is reached by Tab, and then the button that empties it', async () => {
  await Filled.run();
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  await userEvent.tab();
  await expect.element(clear()).toHaveFocus();
});
