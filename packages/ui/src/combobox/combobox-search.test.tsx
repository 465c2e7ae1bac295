import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './combobox.stories.tsx';

const { Empty, Found, Grouped } = composeStories(stories);

const field = () => page.getByRole('combobox', { name: 'Country' });
const options = () => page.getByRole('option');

test('search results show with the number of further ones and the selection', async () => {
  await Found.run();
  const service = page.getByRole('combobox', { name: 'Service' });
  await expect.element(service).toHaveValue('db-900.example.com');
  await expect.element(page.getByRole('status')).toMatchTextContent(/The first 50 of 1,007/);
});

test('a search receives the text once typing pauses, and an empty one when the list closes', async () => {
  const onSearch = vi.fn();
  const search = { onSearch, busy: false, busyText: 'Searching…' };
  await Empty.run({ args: { ...Empty.args, search } });
  await field().click();
  await userEvent.keyboard(' land ');
  await expect.poll(() => onSearch.mock.calls).toEqual([['land']]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onSearch.mock.calls).toEqual([['land'], ['']]);
});

test('matching earlier options are offered until the results arrive', async () => {
  const search = { onSearch: () => undefined, busy: true, busyText: 'Searching…' };
  await Empty.run({ args: { ...Empty.args, search } });
  await field().fill('land');
  await expect.element(options()).toHaveLength(2);
  await field().fill('Lisbon');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Searching…$/);
});

test('the results of a search are all offered, whatever their names', async () => {
  const onValueChange = vi.fn();
  const search = { onSearch: vi.fn(), busy: false, busyText: 'Searching…' };
  await Empty.run({ args: { ...Empty.args, options: [{ value: 'PT', label: 'Portugal' }], onValueChange, search } });
  await field().fill('Lisbon');
  await expect.poll(() => search.onSearch.mock.calls).toEqual([['Lisbon']]);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('PT');
});

test('a failed search is said instead of "nothing matches"', async () => {
  const search = { onSearch: () => undefined, busy: false, busyText: 'Searching…', failedText: 'Couldn’t search. Try again.' };
  await Empty.run({ args: { ...Empty.args, options: [], search } });
  await field().click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Couldn’t search. Try again.$/);
});

test('options are in groups with names, and arrow keys pass the headings', async () => {
  await Grouped.run();
  const inGroup = (name: string) =>
    page
      .getByRole('group', { name, exact: true })
      .getByRole('option')
      .all()
      .map((option) => option.element().textContent);
  await expect.poll(() => inGroup('Active')).toEqual(['db-01.example.com', 'web-01.example.com', 'web-02.example.com']);
  expect(inGroup('Not active')).toEqual(['old-web.example.com', 'db-09.example.com']);
  await expect.element(page.getByRole('option', { name: 'old-web.example.com' })).toHaveAttribute('aria-posinset', '4');
  await expect.element(page.getByRole('option', { name: 'old-web.example.com' })).toHaveAttribute('aria-setsize', '5');
  const input = page.getByRole('combobox', { name: 'Service' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown>4/}{Enter}');
  await expect.element(input).toHaveValue('old-web.example.com');
});

test('an exact match comes first with its group, and a group without matches has no heading', async () => {
  await Grouped.run();
  const service = page.getByRole('combobox', { name: 'Service' });
  const shown = () => [...document.querySelectorAll('[data-index]')].map(({ textContent }) => textContent);
  await service.fill('web');
  await expect
    .poll(shown)
    .toEqual(['Not active', 'db-09.example.com', 'old-web.example.com', 'Active', 'web-01.example.com', 'web-02.example.com']);
  await service.fill('db-01');
  await expect.poll(shown).toEqual(['Active', 'db-01.example.com']);
});
