import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './checkbox.stories.tsx';

const { Unchecked, Checked, WithHint, Invalid, Disabled } = composeStories(stories);

const checkbox = () => page.getByRole('checkbox');

test('Space and a click on the label tick and clear the checkbox', async () => {
  const onChange = vi.fn();
  await Unchecked.run({ args: { ...Unchecked.args, onChange } });
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(checkbox()).toBeChecked();
  await userEvent.click(page.getByText('Remember me'));
  await expect.element(checkbox()).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a ticked checkbox shows a check mark, not only a colour', async () => {
  const opacity = () => getComputedStyle(document.querySelector('svg') ?? document.body).opacity;
  await Unchecked.run();
  expect(opacity()).toBe('0');
  await Checked.run();
  expect(opacity()).toBe('1');
});

test('the hint describes the checkbox', async () => {
  await WithHint.run();
  await expect.element(checkbox()).toHaveAccessibleDescription('A week ahead and the day before');
});

test('the error says why the checkbox must be ticked', async () => {
  await Invalid.run();
  await expect.element(checkbox()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(checkbox()).toHaveAccessibleDescription('Accept the rules to continue');
});

test('a link in the label stays a link', async () => {
  await Invalid.run();
  await userEvent.click(page.getByRole('link', { name: 'rules' }));
  await expect.element(checkbox()).not.toBeChecked();
});

test('a disabled checkbox cannot be changed', async () => {
  await Disabled.run();
  await expect.element(checkbox()).toBeDisabled();
});

test('the checkbox is high enough for a finger', async () => {
  await Unchecked.run();
  expect(checkbox().element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
