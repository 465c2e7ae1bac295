import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './number-field.stories.tsx';

const { Regular, AtMinimum, AtMaximum, Wrong } = composeStories(stories);

const field = () => page.getByRole('spinbutton', { name: 'IPv4 addresses' });
const less = () => page.getByRole('button', { name: 'One address less' });
const more = () => page.getByRole('button', { name: 'One address more' });

test('counts up and down by its buttons', async () => {
  const onValueChange = vi.fn();
  await Regular.run({ args: { ...Regular.args, onValueChange } });
  await more().click();
  expect(onValueChange).toHaveBeenLastCalledWith(3);
  await less().click();
  await less().click();
  expect(onValueChange).toHaveBeenLastCalledWith(1);
  await expect.element(field()).toHaveValue('1');
});

test('goes below its minimum by no means', async () => {
  const onValueChange = vi.fn();
  await AtMinimum.run({ args: { ...AtMinimum.args, onValueChange } });
  await expect.element(less()).toHaveAttribute('aria-disabled', 'true');
  await less().click({ force: true });
  await field().click();
  await userEvent.keyboard('{ArrowDown}{PageDown}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('goes above its maximum by no means', async () => {
  const onValueChange = vi.fn();
  await AtMaximum.run({ args: { ...AtMaximum.args, onValueChange } });
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  await more().click({ force: true });
  await field().click();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('has the keys of a spin button', async () => {
  await Regular.run();
  await field().click();
  for (const [key, value] of [
    ['{ArrowUp}', '3'],
    ['{ArrowDown}', '2'],
    ['{PageUp}', '12'],
    ['{PageDown}', '2'],
    ['{End}', '20'],
    ['{Home}', '1'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(field()).toHaveValue(value);
  }
});

test('tells assistive technology its value and limits', async () => {
  await Regular.run();
  await expect.element(field()).toHaveAttribute('aria-valuenow', '2');
  await expect.element(field()).toHaveAttribute('aria-valuemin', '1');
  await expect.element(field()).toHaveAttribute('aria-valuemax', '20');
});

test.each([
  ['99', 99],
  ['-5', -5],
  ['1.5', Number.NaN],
  ['1e3', Number.NaN],
  ['-1.e5', Number.NaN],
  ['12 GB', Number.NaN],
  ['', null],
  ['  ', null],
  ['007', 7],
])('keeps the text %j as it was typed, and reads it as %j', async (text, read) => {
  const onValueChange = vi.fn();
  await Regular.run({ args: { ...Regular.args, onValueChange } });
  await field().fill(text);
  await userEvent.tab();
  await expect.element(field()).toHaveValue(text);
  expect(onValueChange.mock.calls).toEqual([[read]]);
  const isNumber = read !== null && !Number.isNaN(read);
  expect(field().element().getAttribute('aria-valuenow')).toBe(isNumber ? String(read) : null);
});

test('reads a number as its parser does', async () => {
  const onValueChange = vi.fn();
  await Regular.run({ args: { ...Regular.args, parse: (text) => Number(text.replace(',', '.')), onValueChange } });
  await field().fill('1,5');
  await expect.element(field()).toHaveValue('1,5');
  expect(onValueChange.mock.calls).toEqual([[1.5]]);
});

test.each([
  ['99', '{ArrowDown}', '20'],
  ['-5', '{ArrowUp}', '1'],
  ['many', '{ArrowUp}', '1'],
  ['', '{ArrowDown}', '1'],
  ['many', '{End}', '20'],
])('steps from %j into its limits by %s', async (text, key, value) => {
  await Regular.run();
  await field().fill(text);
  await userEvent.keyboard(key);
  await expect.element(field()).toHaveValue(value);
});

test('is one stop of the Tab key', async () => {
  await Regular.run();
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.tab();
  await expect.element(field()).not.toHaveFocus();
  await expect.element(more()).not.toHaveFocus();
});

test('says what is wrong with it', async () => {
  await Wrong.run();
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toHaveAccessibleDescription(/room for 16 addresses/);
});

test('sends the form by Enter, with the text as it was typed', async () => {
  await Regular.run();
  const form = document.createElement('form');
  form.id = 'order';
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  document.body.append(form);
  onTestFinished(() => form.remove());
  field().element().setAttribute('form', form.id);
  await field().fill('99');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('99');
  expect(onSubmit).toHaveBeenCalledOnce();
});
