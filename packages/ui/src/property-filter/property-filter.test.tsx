import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './property-filter.stories.tsx';

const { Chosen, Loading, Nothing } = composeStories(stories);

const button = () => page.getByRole('button', { name: 'Filter', exact: true });
const property = (name: RegExp) => page.getByRole('menuitem', { name });
const choice = (name: RegExp) => page.getByRole('menuitemcheckbox', { name });

afterEach(() => page.viewport(1440, 900));

test('several values of a property can be chosen in one menu, and choosing all removes the filter', async () => {
  const onValueChange = vi.fn();
  await Nothing.run({ args: { ...Nothing.args, onValueChange } });
  await button().click();
  await property(/Country/).click();
  await expect.element(choice(/All countries/)).toHaveAttribute('aria-checked', 'true');
  await choice(/Finland/).click();
  expect(onValueChange).toHaveBeenLastCalledWith('country', ['FI']);
  await expect.element(property(/Country/)).toMatchTextContent(/Finland$/);
  await choice(/Germany/).click();
  expect(onValueChange).toHaveBeenLastCalledWith('country', ['DE', 'FI']);
  await expect.element(property(/Country/)).toMatchTextContent(/Germany \+1$/);
  await expect.element(choice(/Finland/)).toHaveAttribute('aria-checked', 'true');
  await expect.element(choice(/All countries/)).toHaveAttribute('aria-checked', 'false');
  await choice(/Germany/).click();
  expect(onValueChange).toHaveBeenLastCalledWith('country', ['FI']);
  await choice(/All countries/).click();
  expect(onValueChange).toHaveBeenLastCalledWith('country', []);
  await expect.element(property(/Country/)).toMatchTextContent(/^Country$/);
});

test('a chosen value that no item has any more stays chosen', fullOnly, async () => {
  const onValueChange = vi.fn();
  await Nothing.run({ args: { ...Nothing.args, value: { country: ['SE'] }, onValueChange } });
  await button().click();
  await property(/Country/).click();
  await choice(/Finland/).click();
  expect(onValueChange).toHaveBeenLastCalledWith('country', ['FI', 'SE']);
});

test('the menu can be used by keyboard, and Escape returns the focus to the button', fullOnly, async () => {
  const onValueChange = vi.fn();
  await Nothing.run({ args: { ...Nothing.args, onValueChange } });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(property(/Status/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(property(/Tariff/)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}{ArrowDown}{ArrowRight}');
  await expect.element(choice(/All countries/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(property(/Country/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice(/All countries/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} {ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('country', ['DE', 'FI']);
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(property(/Status/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice(/All statuses/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('status', ['active']);
});

test('arrow keys follow the reading direction', async () => {
  document.documentElement.dir = 'rtl';
  await Nothing.run();
  await button().click();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await expect.element(choice(/All statuses/)).toHaveFocus();
  document.documentElement.removeAttribute('dir');
});

test('the menu says that the values are loading', async () => {
  await Loading.run();
  await expect.element(property(/Loading…/)).toHaveAttribute('aria-disabled', 'true');
});

test('a chosen value is shown as a chip, which removes it', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await page.getByRole('button', { name: 'Remove the filter Country: Germany, Finland' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith('country', []);
});

test('the values fit on a phone', fullOnly, async () => {
  await page.viewport(360, 640);
  await Nothing.run();
  await button().click();
  await property(/Tariff/).click();
  await expect.element(choice(/All tariffs/)).toBeVisible();
  const box = choice(/All tariffs/)
    .element()
    .getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(360);
});
