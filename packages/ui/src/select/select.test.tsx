import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './select.stories.tsx';

const { Chosen, NothingChosen, Disabled, Invalid } = composeStories(stories);

const select = () => page.getByRole('combobox', { name: 'RAID level' });

test('choosing an option calls the application', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.selectOptions(select(), 'RAID 10');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('raid10');
  await expect.element(select()).toHaveValue('raid10');
});

test('the keyboard chooses an option', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.tab();
  await expect.element(select()).toHaveFocus();
  await userEvent.keyboard('RAID 0');
  await expect.poll(() => onValueChange.mock.lastCall).toEqual(['raid0']);
});

test('the placeholder shows until an option is chosen', async () => {
  await NothingChosen.run();
  await expect.element(select()).toHaveDisplayValue('Choose a level');
  await expect.element(select()).toHaveValue('');
  await userEvent.selectOptions(select(), 'RAID 0');
  await expect.element(page.getByRole('option', { name: 'Choose a level', includeHidden: true })).not.toBeInTheDocument();
});

test('the select can be invalid and disabled like every control', async () => {
  await Invalid.run();
  await expect.element(select()).toHaveAttribute('aria-invalid', 'true');
  await Disabled.run();
  await expect.element(select()).toBeDisabled();
});

test('arrow keys move between the options', async () => {
  await Chosen.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select()).toHaveValue('raid10');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(select()).toHaveValue('raid0');
});

test.each([' ', '{Enter}'])('the key "%s" opens the list, Enter takes an option, and Escape changes nothing', async (key) => {
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
