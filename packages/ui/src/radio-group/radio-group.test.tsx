import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './radio-group.stories.tsx';

const { Chosen, NothingChosen, Invalid, WithDisabled } = composeStories(stories);

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('the group has a name, and its options have names and descriptions', async () => {
  await Chosen.run();
  await expect.element(page.getByRole('radiogroup', { name: 'Payment method' })).toBeVisible();
  await expect.element(radio('Card')).toHaveAccessibleDescription('Visa, Mastercard');
});

test('the group is one tab stop, and arrows move and choose', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.tab();
  await expect.element(radio('Balance')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Card')).toBeChecked();
  await expect.element(radio('Card')).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith('2');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(radio('Bank transfer')).toBeChecked();
});

test('a click on a label chooses', async () => {
  await NothingChosen.run();
  await userEvent.click(page.getByText('Bank transfer'));
  await expect.element(radio('Bank transfer')).toBeChecked();
});

test('the group shows its error and passes its focus to the first option', async () => {
  await Invalid.run();
  const group = page.getByRole('radiogroup');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Choose a payment method');
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  await expect.element(radio('Balance')).toHaveFocus();
});

test('disabled options are skipped', async () => {
  await WithDisabled.run();
  await userEvent.tab();
  await expect.element(radio('Card')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio('Card')).toHaveFocus();
  await expect.element(radio('Balance')).toBeDisabled();
});

test('left and right arrow keys move too, and Space chooses', async () => {
  await Chosen.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Card')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('Balance')).toBeChecked();
  await NothingChosen.run();
  await userEvent.tab();
  await expect.element(radio('Balance')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('Balance')).toBeChecked();
});

test('in right-to-left text the left arrow key moves forward', async () => {
  await Chosen.run({ args: { ...Chosen.args, dir: 'rtl' } });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('Card')).toBeChecked();
});
