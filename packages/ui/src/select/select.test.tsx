import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './select.stories.tsx';

const { Chosen, NothingChosen, Disabled, Invalid } = composeStories(stories);

const select = () => page.getByRole('combobox', { name: 'RAID level' });

test('tells what was chosen', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.selectOptions(select(), 'RAID 10');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('raid10');
  await expect.element(select()).toHaveValue('raid10');
});

test('is chosen from by keyboard', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.tab();
  await expect.element(select()).toHaveFocus();
  await userEvent.keyboard('RAID 0');
  await expect.poll(() => onValueChange.mock.lastCall).toEqual(['raid0']);
});

test('shows its placeholder, and never an option that was not chosen', async () => {
  await NothingChosen.run();
  await expect.element(select()).toHaveDisplayValue('Choose a level');
  await expect.element(select()).toHaveValue('');
  await userEvent.selectOptions(select(), 'RAID 0');
  await expect.element(page.getByRole('option', { name: 'Choose a level', includeHidden: true })).not.toBeInTheDocument();
});

test('is marked as invalid and disabled as every control is', async () => {
  await Invalid.run();
  await expect.element(select()).toHaveAttribute('aria-invalid', 'true');
  await Disabled.run();
  await expect.element(select()).toBeDisabled();
});

test('goes from option to option by arrow keys', async () => {
  await Chosen.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select()).toHaveValue('raid10');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(select()).toHaveValue('raid0');
});

test.each([' ', '{Enter}'])('opens its list by the key "%s", takes the option by Enter, and changes nothing by Escape', async (key) => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.poll(() => select().element().matches(':open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => select().element().matches(':open')).toBe(false);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard(key);
  await expect.poll(() => select().element().matches(':open')).toBe(true);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(select()).toHaveValue('raid10');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('raid10');
});
