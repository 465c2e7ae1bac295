import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './filter-chips.stories.tsx';

const { LongRussian, OneFilter, ThreeFilters } = composeStories(stories);

const chips = () => page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
const remove = (name: RegExp) => page.getByRole('button', { name });

afterEach(() => page.viewport(1440, 900));

test('each chip names the property and its value', async () => {
  await ThreeFilters.run();
  await expect.element(chips().first()).toMatchTextContent(/Status.*Active/);
  expect(chips().all()).toHaveLength(3);
});

test('removing a filter with Enter or Space moves the focus to the next one, and from the last to the one before', async () => {
  const onRemove = vi.fn();
  await ThreeFilters.run({ args: { ...ThreeFilters.args, onRemove } });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(remove(/Status/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenLastCalledWith('status');
  await expect.element(remove(/Country/)).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onRemove).toHaveBeenLastCalledWith('tariff');
  await expect.element(remove(/Country/)).toHaveFocus();
});

test('after the last filter is removed, the focus returns to where it was before the chips', async () => {
  await OneFilter.run();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
});

test('all filters are removed at once, which a single filter does not offer', async () => {
  const onClear = vi.fn();
  await OneFilter.run();
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await ThreeFilters.run({ args: { ...ThreeFilters.args, onClear } });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

test('a long value breaks within its chip on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
