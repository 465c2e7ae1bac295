import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countryOfNumber, withCallingCode } from './phone-countries.ts';
import * as stories from './phone-input.stories.tsx';

const { Filled, Empty, NoCountry, Disabled } = composeStories(stories);

const countries = Filled.args.countries ?? [];
const number = () => page.getByRole('textbox', { name: 'Phone' });
const list = () => page.getByRole('combobox', { name: 'Calling code' });

test('the list shows the country of the number, and the field’s name belongs to the number', async () => {
  await Filled.run();
  await expect.element(number()).toHaveValue('+49 30 123456');
  await expect.element(list()).toHaveValue('DE');
  await expect.element(number()).toHaveAttribute('autocomplete', 'tel');
});

test('choosing another country changes the calling code and keeps the number', async () => {
  const onValueChange = vi.fn<(text: string) => void>();
  await Filled.run({ args: { ...Filled.args, onValueChange } });
  await userEvent.selectOptions(list(), 'FR');
  await expect.element(number()).toHaveValue('+33 30 123456');
  expect(onValueChange.mock.calls).toEqual([['+33 30 123456']]);
});

test('choosing a country before the number fills in its calling code', async () => {
  await NoCountry.run();
  await expect.element(list()).toHaveValue('');
  await userEvent.selectOptions(list(), 'US');
  await expect.element(number()).toHaveValue('+1 ');
  await expect.element(list()).toHaveValue('US');
});

test('a typed or pasted calling code changes the country, and a number without one is of the given country', async () => {
  await Empty.run();
  await expect.element(list()).toHaveValue('DE');
  await number().fill('+44 20 7946 0958');
  await expect.element(list()).toHaveValue('GB');
  await number().fill('030 123456');
  await expect.element(list()).toHaveValue('DE');
});

test('Tab goes from the list to the number, and the arrow keys change the calling code', async () => {
  await Filled.run();
  await userEvent.tab();
  await expect.element(list()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(number()).toHaveValue('+33 30 123456');
  await expect.element(list()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(number()).toHaveValue('+49 30 123456');
  await userEvent.tab();
  await expect.element(number()).toHaveFocus();
});

test('a disabled field has a disabled list', async () => {
  await Disabled.run();
  await expect.element(list()).toBeDisabled();
  await expect.element(number()).toBeDisabled();
});

test.each([
  ['+1 416', {}, undefined],
  ['+1 416', { chosen: 'CA' }, 'CA'],
  ['+1 416', { chosen: 'DE', country: 'US' }, 'US'],
  ['+1 416', { chosen: 'US', findCountry: () => 'CA' }, 'CA'],
  ['+1 416', { chosen: 'US', findCountry: () => 'BS' }, 'US'],
  ['+1 416', { chosen: 'US', findCountry: () => undefined }, 'US'],
  ['(+49) 30', { country: 'FR' }, 'FR'],
  [' +4 9 30', {}, 'DE'],
  ['+999 30', { country: 'FR' }, undefined],
  ['+', { country: 'FR' }, undefined],
])('the country of %s with %o is %s', (text, hints, expected) => {
  expect(countryOfNumber(text, countries, hints)).toBe(expected);
});

test.each([
  ['', '+33 '],
  ['030 123456', '+33 030 123456'],
  ['+49 30 123456', '+33 30 123456'],
  ['+4930123456', '+33 30123456'],
  ['+4 9-30 123', '+33 30 123'],
  ['+', '+33 '],
  // No digit is lost, although its code is unknown.
  ['+999 30', '+33 999 30'],
])('%s with the calling code 33 is %s', (text, expected) => {
  expect(withCallingCode(text, '33', countries)).toBe(expected);
});
