import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './picker.stories.tsx';

const { Chosen, NothingChosen, Wrong, Disabled, Plain, LongRussian } = composeStories(stories);

const picker = () => page.getByRole('combobox', { name: 'RAID level' });
const country = () => page.getByRole('combobox', { name: 'Country' });
const option = (name: RegExp | string) => page.getByRole('option', { name });

beforeEach(async () => {
  await page.viewport(1440, 900);
  await userEvent.hover(document.documentElement, { position: { x: 900, y: 600 } });
});

test('the picker has the name of its field and shows the selected label without its description', async () => {
  await Chosen.run();
  await expect.element(picker()).toMatchTextContent(/^RAID 1$/);
  await expect.element(picker()).toHaveAttribute('aria-expanded', 'false');
});

test('the placeholder shows while nothing is selected', async () => {
  await NothingChosen.run();
  await expect.element(picker()).toMatchTextContent(/^Choose a level$/);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" opens the list on the selected option', async (key) => {
  await Chosen.run();
  await userEvent.tab();
  await expect.element(picker()).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(picker()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(option(/RAID 1\b/)).toHaveFocus();
  await expect.element(option(/RAID 1\b/)).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys, Home and End move through the options, and Enter chooses', async () => {
  const onValueChange = vi.fn();
  await Plain.run({ args: { ...Plain.args, onValueChange } });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Finland')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('France')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(option('Germany')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(option('Netherlands')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(option('Germany')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('de');
  await expect.element(country()).toMatchTextContent('Germany');
  await expect.element(country()).toHaveFocus();
});

test('typing moves to a matching option, open or closed', fullOnly, async () => {
  const onValueChange = vi.fn();
  await Plain.run({ args: { ...Plain.args, onValueChange } });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Finland')).toHaveFocus();
  await userEvent.keyboard('ne');
  await expect.element(option('Netherlands')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(country()).toHaveFocus();
  await userEvent.keyboard('fr');
  await expect.poll(() => onValueChange.mock.lastCall).toEqual(['fr']);
});

test('Escape closes the list, changes nothing and returns the focus', fullOnly, async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await picker().click();
  await expect.element(option(/RAID 10/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(picker()).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a click chooses an option, but not a disabled one', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await picker().click();
  await expect.element(option(/No RAID/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option(/No RAID/), { force: true });
  expect(onValueChange).not.toHaveBeenCalled();
  await option(/RAID 10/).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('raid10');
});

test('the picker shows its error and can be disabled', async () => {
  await Wrong.run();
  await expect.element(picker()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(picker()).toHaveAccessibleDescription('Choose a level');
  await Disabled.run();
  await expect.element(picker()).toBeDisabled();
});

test('the form data has the value by its name', async () => {
  await Chosen.run({ args: { ...Chosen.args, name: 'raid' } });
  const form = document.createElement('form');
  const input = document.querySelector('input[name="raid"]');
  if (input) form.append(input.cloneNode());
  expect(new FormData(form).get('raid')).toBe('raid1');
});

test('no style element is added, which a strict CSP would refuse', async () => {
  const before = document.querySelectorAll('style').length;
  await Chosen.run();
  await picker().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('at 360 px the list is in view, wraps long texts and does not scroll sideways', async () => {
  await page.viewport(360, 740);
  await LongRussian.run();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const box = page.getByRole('listbox').element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollWidth).toBe(360);
});
