import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './multi-select.stories.tsx';

const { Chosen, Empty, Wrong, Disabled, SearchFailed } = composeStories(stories);

const field = () => page.getByRole('combobox', { name: 'Services' });
const options = () => page.getByRole('option');
const tags = () => Array.from(document.querySelectorAll('ul[role=list] > li'), ({ textContent }) => textContent);

test('each selected option is a tag, and the count describes the input', async () => {
  await Chosen.run();
  expect(tags()).toEqual(['edge-fra-01.acme.dev', 'db-ams-01.acme.dev']);
  await expect.element(page.getByRole('list', { name: 'Selected: 2' })).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription('Selected: 2');
  await expect.element(page.getByRole('button', { name: 'Remove db-ams-01.acme.dev' })).toBeVisible();
});

test('clicks select and remove options in a list that stays open', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await field().click();
  await expect.element(page.getByRole('listbox', { name: 'Services' })).toHaveAttribute('aria-multiselectable', 'true');
  await expect.element(page.getByRole('option', { name: 'edge-fra-01.acme.dev' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('option', { name: 'mail-waw-01.acme.dev' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(['fra-1', 'ams-1', 'waw-1']);
  await page.getByRole('option', { name: 'edge-fra-01.acme.dev' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(['ams-1', 'waw-1']);
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expect.element(field()).toHaveFocus();
});

test('the multi-select works by keyboard: type, arrow, Enter, Escape', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('edge{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['fra-2']);
  // The text is empty for the next search.
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['fra-2', 'waw-1']);
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(tags()).toHaveLength(2);
});

test('Alt+Up closes the list and keeps the tags', async () => {
  await Chosen.run();
  await field().click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(tags()).toHaveLength(2);
});

test('Backspace removes the last tag only from an empty input, and once while it is held', async () => {
  await Chosen.run();
  await field().fill('ab');
  await userEvent.keyboard('{Backspace>3/}');
  await expect.element(field()).toHaveValue('');
  expect(tags()).toHaveLength(2);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(tags).toEqual(['edge-fra-01.acme.dev']);
  await expect.element(page.getByRole('status').filter({ hasText: 'Selected' })).toMatchTextContent('Selected: 1');
});

test('Tab reaches the buttons of the tags, and a removed tag passes the focus on', async () => {
  await Chosen.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove edge-fra-01.acme.dev' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove db-ams-01.acme.dev' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field()).toHaveFocus();
  expect(tags()).toEqual([]);
  await expect.element(field()).not.toHaveAccessibleDescription();
});

test('a completely typed name is selected when the focus leaves, and no selected one is removed', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await field().fill('DB-ams-01.acme.dev');
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  await field().fill('mail-waw-01.acme.dev');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['fra-1', 'ams-1', 'waw-1']);
  await expect.element(field()).toHaveValue('');
});

test('a failed search is said in place of the options and keeps the tags', async () => {
  await SearchFailed.run();
  await expect.element(page.getByRole('status').filter({ hasText: 'Couldn’t search' })).toBeVisible();
  await expect.element(options()).toHaveLength(0);
  expect(tags()).toEqual(['db-900.example.com']);
});

test('a value without an option is shown as it is', async () => {
  await Chosen.run({ args: { ...Chosen.args, value: ['gone-1'] } });
  expect(tags()).toEqual(['gone-1']);
});

test("a form's focus on the field of that name moves to the text", async () => {
  await Chosen.run({ args: { ...Chosen.args, name: 'service' } });
  document.querySelector<HTMLElement>('[name="service"]')?.focus();
  await expect.element(field()).toHaveFocus();
});

test('a disabled or read-only multi-select keeps its tags and cannot be opened', async () => {
  await Chosen.run({ args: { ...Chosen.args, readOnly: true } });
  await field().click();
  await userEvent.keyboard('{ArrowDown}{Backspace}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(tags()).toHaveLength(2);
  await Disabled.run();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('the multi-select shows its error', async () => {
  await Wrong.run();
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toHaveAccessibleDescription('Choose at least one service');
});
