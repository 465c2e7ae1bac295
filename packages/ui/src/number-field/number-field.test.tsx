import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './number-field.stories.tsx';

const { Regular, AtMinimum, AtMaximum, Wrong } = composeStories(stories);

const field = () => page.getByRole('spinbutton', { name: 'IPv4 addresses' });
const less = () => page.getByRole('button', { name: 'One fewer address' });
const more = () => page.getByRole('button', { name: 'One more address' });

test('the buttons increase and decrease the number', async () => {
  const onValueChange = vi.fn();
  await Regular.run({ args: { ...Regular.args, onValueChange } });
  await more().click();
  expect(onValueChange).toHaveBeenLastCalledWith(3);
  await less().click();
  await less().click();
  expect(onValueChange).toHaveBeenLastCalledWith(1);
  await expect.element(field()).toHaveValue('1');
});

test('no control goes below the minimum', async () => {
  const onValueChange = vi.fn();
  await AtMinimum.run({ args: { ...AtMinimum.args, onValueChange } });
  await expect.element(less()).toHaveAttribute('aria-disabled', 'true');
  await less().click({ force: true });
  await field().click();
  await userEvent.keyboard('{ArrowDown}{PageDown}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('no control goes above the maximum', async () => {
  const onValueChange = vi.fn();
  await AtMaximum.run({ args: { ...AtMaximum.args, onValueChange } });
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  await more().click({ force: true });
  await field().click();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the field has the keys of a spin button', async () => {
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

test('assistive technology gets the value and its limits', async () => {
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
])('the text %j stays as typed and is read as %j', async (text, read) => {
  const onValueChange = vi.fn();
  await Regular.run({ args: { ...Regular.args, onValueChange } });
  await field().fill(text);
  await userEvent.tab();
  await expect.element(field()).toHaveValue(text);
  expect(onValueChange.mock.calls).toEqual([[read]]);
  const isNumber = read !== null && !Number.isNaN(read);
  expect(field().element().getAttribute('aria-valuenow')).toBe(isNumber ? String(read) : null);
});

test('a custom parser reads the number', async () => {
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
])('stepping from %j by %s goes into the limits', async (text, key, value) => {
  await Regular.run();
  await field().fill(text);
  await userEvent.keyboard(key);
  await expect.element(field()).toHaveValue(value);
});

test('a read-only field keeps its number', async () => {
  const onValueChange = vi.fn();
  await Regular.run({ args: { ...Regular.args, readOnly: true, onValueChange } });
  await expect.element(more()).toBeDisabled();
  await expect.element(less()).toBeDisabled();
  await field().click();
  await userEvent.keyboard('{ArrowUp}{End}');
  await expect.element(field()).toHaveValue('2');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the field is one tab stop', async () => {
  await Regular.run();
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.tab();
  await expect.element(field()).not.toHaveFocus();
  await expect.element(more()).not.toHaveFocus();
});

test('the field shows its error', async () => {
  await Wrong.run();
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toHaveAccessibleDescription(/up to 16 addresses/);
});

test('Enter submits the form with the text as typed', async () => {
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
