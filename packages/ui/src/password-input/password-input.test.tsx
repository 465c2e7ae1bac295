import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './password-input.stories.tsx';

const { Filled, Disabled, LongRussian } = composeStories(stories);

const input = () => page.getByLabelText('Password', { exact: true });

test('the password is hidden until it is shown, and hidden again', async () => {
  await Filled.run();
  await expect.element(input()).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(input()).toHaveAttribute('type', 'text');
  await expect.element(input()).toHaveValue('correct horse');
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }));
  await expect.element(input()).toHaveAttribute('type', 'password');
});

test('the keyboard shows the password without submitting the form', async () => {
  await Filled.run();
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  await userEvent.tab();
  const toggle = page.getByRole('button');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('type', 'button');
  await userEvent.keyboard('{Enter}');
  await expect.element(input()).toHaveAttribute('type', 'text');
});

test('the password is never corrected or capitalised', async () => {
  await Filled.run();
  await expect.element(input()).toHaveAttribute('autocapitalize', 'none');
  await expect.element(input()).toHaveAttribute('spellcheck', 'false');
  await expect.element(input()).toHaveAttribute('autocomplete', 'current-password');
});

test('the password gets its name and error from the field', async () => {
  await LongRussian.run();
  const named = page.getByLabelText('Новый пароль от личного кабинета');
  await expect.element(named).toHaveAttribute('aria-invalid', 'true');
  await expect.element(named).toHaveAccessibleDescription('Пароль содержит от восьми до шестидесяти четырёх символов');
});

test('a disabled password cannot be shown', async () => {
  await Disabled.run();
  await expect.element(page.getByRole('button')).toBeDisabled();
});

test('Space on the button shows and hides the password', async () => {
  await Filled.run();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(input()).toHaveAttribute('type', 'text');
  await userEvent.keyboard(' ');
  await expect.element(input()).toHaveAttribute('type', 'password');
});
