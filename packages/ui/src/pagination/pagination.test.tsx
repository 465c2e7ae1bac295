import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './pagination.stories.tsx';

const { Middle, OnlyPage, Whole, Buttons } = composeStories(stories);

test('the pagination is a landmark with the shown range and links to the neighbours', async () => {
  await Middle.run();
  const pages = page.getByRole('navigation', { name: 'Pages of services' });
  await expect.element(pages.getByText('26–50 of 340 services')).toHaveAttribute('aria-live', 'polite');
  await expect.element(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page=1');
  await expect.element(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=3');
});

test('a missing page has no link and keeps the focus', async () => {
  const onClick = vi.fn();
  await OnlyPage.run({ args: { ...OnlyPage.args, next: { label: 'Next page', disabled: true, onClick } } });
  const next = page.getByRole('button', { name: 'Next page' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  next.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(next).toHaveFocus();
});

test('buttons replace missing links', async () => {
  const onClick = vi.fn();
  await Buttons.run({ args: { ...Buttons.args, next: { label: 'Next page', disabled: false, onClick } } });
  await page.getByRole('button', { name: 'Next page' }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('choosing the rows per page calls the application', async () => {
  const onValueChange = vi.fn();
  await Middle.run({ args: { ...Middle.args, rowsPerPage: { label: 'Rows per page', value: 25, options: [10, 25], onValueChange } } });
  await page.getByLabelText('Rows per page').selectOptions('10');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(10);
});

test('Tab goes to the rows per page, the previous page, the next page', async () => {
  await Middle.run();
  for (const [role, name] of [
    ['combobox', 'Rows per page'],
    ['link', 'Previous page'],
    ['link', 'Next page'],
  ] as const) {
    await userEvent.tab();
    await expect.element(page.getByRole(role, { name })).toHaveFocus();
  }
});

test('all rows can be chosen by a label, and have no next page', async () => {
  const onValueChange = vi.fn();
  await Whole.run({
    args: {
      ...Whole.args,
      rowsPerPage: {
        ...Whole.args.rowsPerPage,
        label: 'Rows per page',
        value: Infinity,
        options: [25, Infinity],
        allLabel: 'All',
        onValueChange,
      },
    },
  });
  await expect.element(page.getByRole('combobox', { name: 'Rows per page' })).toHaveDisplayValue('All');
  await expect.element(page.getByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25');
  expect(onValueChange).toHaveBeenLastCalledWith(25);
  await Middle.run({
    args: { ...Middle.args, rowsPerPage: { label: 'Rows per page', value: 25, options: [25, Infinity], allLabel: 'All', onValueChange } },
  });
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('All');
  expect(onValueChange).toHaveBeenLastCalledWith(Infinity);
});
