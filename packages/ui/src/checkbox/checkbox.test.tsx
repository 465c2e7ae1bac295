import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './checkbox.stories.tsx';

const { Unchecked, Checked, WithHint, Invalid, Disabled } = composeStories(stories);

const checkbox = () => page.getByRole('checkbox');

test('is ticked and cleared by Space, and by a press on its label', async () => {
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

test('shows a sign once it is ticked, not a colour alone', async () => {
  const opacity = () => getComputedStyle(document.querySelector('svg') ?? document.body).opacity;
  await Unchecked.run();
  expect(opacity()).toBe('0');
  await Checked.run();
  expect(opacity()).toBe('1');
});

test('is described by its hint', async () => {
  await WithHint.run();
  await expect.element(checkbox()).toHaveAccessibleDescription('A week before, and the day before');
});

test('says why it must be ticked', async () => {
  await Invalid.run();
  await expect.element(checkbox()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(checkbox()).toHaveAccessibleDescription('Accept the rules to go on');
});

test('leaves a link in its label a link', async () => {
  await Invalid.run();
  await userEvent.click(page.getByRole('link', { name: 'rules' }));
  await expect.element(checkbox()).not.toBeChecked();
});

test('cannot be used when disabled', async () => {
  await Disabled.run();
  await expect.element(checkbox()).toBeDisabled();
});

test('is high enough for a finger', async () => {
  await Unchecked.run();
  expect(checkbox().element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
