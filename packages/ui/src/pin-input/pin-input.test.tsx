import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './pin-input.stories.tsx';

const { Empty, Filled, Partial, Wrong } = composeStories(stories);

const pin = () => page.getByRole('textbox', { name: 'Verification code' });
const input = (): HTMLInputElement => {
  const element = pin().element();
  if (!(element instanceof HTMLInputElement)) throw new TypeError('The pin is one input');
  return element;
};

function paste(text: string): void {
  const element = input();
  element.focus();
  element.select();
  document.execCommand('insertText', false, text);
}

test('the field is one input for screen readers, password managers and codes from messages', async () => {
  await Empty.run();
  await expect.element(page.getByRole('textbox')).toHaveLength(1);
  await expect.element(pin()).toHaveAccessibleDescription('We sent it to alexandra@acme.dev');
  await expect.element(pin()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(pin()).toHaveAttribute('inputmode', 'numeric');
});

test('typed spaces and dashes are removed', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await pin().click();
  await userEvent.keyboard('1a2 3-4');
  await expect.element(pin()).toHaveValue('1a234');
  expect(onValueChange).toHaveBeenLastCalledWith('1a234');
});

test('a code can be pasted with spaces or a dash', async () => {
  await Empty.run();
  paste(' 123 456 ');
  await expect.element(pin()).toHaveValue('123456');
  paste('654-321');
  await expect.element(pin()).toHaveValue('654321');
});

test('a code with too many digits is shown in full', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  paste('1234567');
  await expect.element(pin()).toHaveValue('1234567');
  expect(onValueChange.mock.calls).toEqual([['1234567']]);
  expect(getComputedStyle(input()).color).not.toBe('rgba(0, 0, 0, 0)');
  await userEvent.keyboard('{Backspace}');
  await expect.element(pin()).toHaveValue('123456');
  expect(getComputedStyle(input()).color).toBe('rgba(0, 0, 0, 0)');
});

test('Backspace deletes, and typing replaces the digit in the active cell', async () => {
  await Filled.run();
  input().focus();
  input().setSelectionRange(6, 6);
  await userEvent.keyboard('{Backspace}');
  await expect.element(pin()).toHaveValue('47201');
  await userEvent.keyboard('{ArrowLeft}9');
  await expect.element(pin()).toHaveValue('47209');
});

test('the next empty cell is marked', async () => {
  await Partial.run();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.poll(() => [...document.querySelectorAll('[data-active]')].map((cell) => cell.textContent)).toEqual(['']);
  await userEvent.keyboard('0');
  await expect.element(pin()).toHaveValue('4720');
});

test('the field shows its error', async () => {
  await Wrong.run();
  await expect.element(pin()).toBeInvalid();
  await expect.element(pin()).toHaveAccessibleDescription(/code is incorrect/);
});

test('what is typed or pasted behind a refused code replaces it', async () => {
  await Wrong.run();
  input().focus();
  input().setSelectionRange(6, 6);
  await userEvent.keyboard('{Backspace}3');
  await expect.element(pin()).toHaveValue('472013');
  await userEvent.keyboard('54');
  await expect.element(pin()).toHaveValue('54');
  await Wrong.run();
  input().focus();
  input().setSelectionRange(6, 6);
  document.execCommand('insertText', false, '123 456');
  await expect.element(pin()).toHaveValue('123456');
});

test('the right arrow key moves to the next cell', async () => {
  await Filled.run();
  input().focus();
  input().setSelectionRange(0, 0);
  await userEvent.keyboard('{ArrowRight}8');
  await expect.element(pin()).toHaveValue('482013');
});

test('the paste shortcut pastes a copied code', async () => {
  await navigator.clipboard.writeText('98 76 54');
  await Empty.run();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(pin()).toHaveValue('987654');
});
