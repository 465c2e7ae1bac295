import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './column-choice.stories.tsx';

const { AllShown, SomeHidden } = composeStories(stories);

const button = () => page.getByRole('button', { name: 'Columns' });
const item = (name: string) => page.getByRole('menuitemcheckbox', { name });
const headers = () =>
  page
    .getByRole('columnheader')
    .all()
    .map((header) => header.element().textContent);

test('choosing hides and shows columns of the table, and the menu stays open', async () => {
  const onHiddenChange = vi.fn();
  await AllShown.run({ args: { ...AllShown.args, onHiddenChange } });
  await button().click();
  await item('Country').click();
  expect(onHiddenChange).toHaveBeenLastCalledWith(['region']);
  await expect.poll(headers).toEqual(['Hostname', 'Tariff', 'Renewal cost']);
  await item('Renewal cost').click();
  expect(onHiddenChange).toHaveBeenLastCalledWith(['region', 'renewal']);
  await item('Country').click();
  expect(onHiddenChange).toHaveBeenLastCalledWith(['renewal']);
  await expect.poll(headers).toEqual(['Hostname', 'Country', 'Tariff']);
});

test('the menu button supports arrow keys, Space, and Escape back to the button', async () => {
  await AllShown.run();
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.keyboard('{ArrowDown}');
  // The first column that can be hidden.
  await expect.element(item('Country')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(item('Country')).toHaveAttribute('aria-checked', 'false');
  await userEvent.keyboard('{End}');
  await expect.element(item('Renewal cost')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(item('Renewal cost')).toHaveAttribute('aria-checked', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expect.poll(headers).toEqual(['Hostname', 'Tariff']);
});

test('the title column and the last remaining column cannot be hidden', fullOnly, async () => {
  const onHiddenChange = vi.fn();
  await AllShown.run({ args: { ...AllShown.args, hidden: ['name', 'region', 'plan'], onHiddenChange } });
  await expect.poll(headers).toEqual(['Hostname', 'Renewal cost']);
  await button().click();
  await expect.element(item('Hostname')).toHaveAttribute('aria-checked', 'true');
  await expect.element(item('Hostname')).toHaveAttribute('aria-disabled', 'true');
  await item('Hostname').click({ force: true });
  expect(onHiddenChange).not.toHaveBeenCalled();
  await item('Renewal cost').click();
  expect(onHiddenChange).toHaveBeenLastCalledWith(['region', 'plan', 'renewal']);
  await expect.poll(headers).toEqual(['Hostname']);
});

test('ids of removed columns are dropped', fullOnly, async () => {
  const onHiddenChange = vi.fn();
  await SomeHidden.run({ args: { ...SomeHidden.args, hidden: ['gone', 'region'], onHiddenChange } });
  await button().click();
  await item('Tariff').click();
  expect(onHiddenChange).toHaveBeenLastCalledWith(['region', 'plan']);
});

test('Enter opens the menu and toggles a column, arrows move back, and Home goes to the first', fullOnly, async () => {
  await AllShown.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Country')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Country')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Country')).toHaveAttribute('aria-checked', 'false');
  await expect.element(page.getByRole('menu')).toBeVisible();
});
