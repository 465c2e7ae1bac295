import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './search-input.stories.tsx';

const { Empty, Filled } = composeStories(stories);

const input = () => page.getByRole('searchbox', { name: 'Search services' });
const clear = () => page.getByRole('button', { name: 'Clear search' });

test('typing calls the application', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await userEvent.type(input(), 'fra');
  expect(onValueChange).toHaveBeenLastCalledWith('fra');
});

test('the clear button empties the text and returns the focus', async () => {
  await Filled.run();
  await userEvent.click(clear());
  await expect.element(input()).toHaveValue('');
  await expect.element(input()).toHaveFocus();
});

test('an empty input has no clear button', async () => {
  await Empty.run();
  await expect.element(input()).toBeVisible();
  await expect.element(clear()).not.toBeInTheDocument();
});

test('the first Escape clears the text, and the second reaches the surroundings', async () => {
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

test.each([{ disabled: true }, { readOnly: true }])('a read-only or disabled input has no clear button: %j', async (state) => {
  await Filled.run({ args: { ...Filled.args, ...state } });
  await expect.element(input()).toBeVisible();
  await expect.element(clear()).not.toBeInTheDocument();
});

test('Escape leaves a read-only text to the surroundings', async () => {
  const outer = vi.fn();
  await Filled.run({ args: { ...Filled.args, readOnly: true } });
  document.body.addEventListener('keydown', (event) => void outer(event.key), { once: true });
  await input().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('edge-fra');
  expect(outer).toHaveBeenCalledWith('Escape');
});

test('the ref points to the input', async () => {
  const ref = createRef<HTMLInputElement>();
  await Filled.run({ args: { ...Filled.args, ref } });
  await expect.poll(() => ref.current?.value).toBe('edge-fra');
});

test('Tab goes to the input, then to the clear button', async () => {
  await Filled.run();
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  await userEvent.tab();
  await expect.element(clear()).toHaveFocus();
});
