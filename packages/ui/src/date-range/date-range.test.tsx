import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './date-range.stories.tsx';
import { isDateRangeInOrder } from './date-range.tsx';

const { APreset, CustomDays, OpenAtBothEnds, Backwards, Wrong, Disabled, InAPopover, LongRussian } = composeStories(stories);

const from = () => page.getByLabelText('From', { exact: true });
const until = () => page.getByLabelText('Until', { exact: true });
const preset = (name: string) => page.getByRole('button', { name });

beforeEach(() => page.viewport(1440, 900));

test('the range is a named group of two named date fields', async () => {
  await APreset.run();
  await expect.element(page.getByRole('group', { name: 'Invoice dates' })).toBeVisible();
  await expect.element(from()).toHaveValue('2026-11-01');
  await expect.element(until()).toHaveValue('2026-11-21');
});

test('a date is typed part by part and changed by arrow keys', async () => {
  const onValueChange = vi.fn();
  await OpenAtBothEnds.run({ args: { ...OpenAtBothEnds.args, onValueChange } });
  await userEvent.tab();
  await expect.element(from()).toHaveFocus();
  await userEvent.keyboard('02032026');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-03', until: '' });
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => onValueChange.mock.lastCall).not.toEqual([{ from: '2026-02-03', until: '' }]);
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-03', until: '' });
});

test('changing one date keeps the other', async () => {
  const onValueChange = vi.fn();
  await CustomDays.run({ args: { ...CustomDays.args, onValueChange } });
  await until().fill('2026-11-20');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-07', until: '2026-11-20' });
  await from().fill('');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '', until: '2026-11-20' });
});

test.each(['{Enter}', ' '])('the key "%s" chooses a preset, which is then marked', async (key) => {
  const onValueChange = vi.fn();
  await CustomDays.run({ args: { ...CustomDays.args, onValueChange } });
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  preset('Last 7 days').element().focus();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-15', until: '2026-11-21' });
  await expect.element(preset('Last 7 days')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(preset('This month')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(from()).toHaveValue('2026-11-15');
});

test('both dates show an error while the end precedes the start', async () => {
  await Backwards.run();
  for (const day of [from(), until()]) {
    await expect.element(day).toHaveAttribute('aria-invalid', 'true');
    await expect.element(day).toHaveAccessibleDescription('The last day can’t be before the first');
  }
  await until().fill('2026-11-12');
  await expect.element(from()).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('The last day can’t be before the first')).not.toBeInTheDocument();
});

test('another error of the range is shown', async () => {
  await Wrong.run();
  await expect.element(from()).toHaveAccessibleDescription(/Traffic is kept for 90 days/);
});

test('the calendar offers the allowed days, and ends from the start on', async () => {
  await CustomDays.run();
  await expect.element(from()).toHaveAttribute('min', '2024-01-01');
  await expect.element(from()).toHaveAttribute('max', '2026-11-21');
  await expect.element(until()).toHaveAttribute('min', '2026-10-07');
  await OpenAtBothEnds.run();
  await expect.element(until()).toHaveAttribute('min', '2024-01-01');
});

test('the range is disabled as a whole', async () => {
  await Disabled.run();
  await expect.element(from()).toBeDisabled();
  await expect.element(until()).toBeDisabled();
  await expect.element(preset('This year')).toBeDisabled();
});

test('the range can be in a popover', async () => {
  // The story has clicked the button.
  await InAPopover.run();
  await expect.element(page.getByRole('dialog', { name: 'Issued' })).toBeVisible();
  await expect.element(from()).toHaveValue('2026-11-01');
});

test('at 360 px both dates are side by side without sideways scrolling', async () => {
  await page.viewport(360, 740);
  await LongRussian.run();
  const [first, second] = [...document.querySelectorAll('input')].map((day) => day.getBoundingClientRect());
  expect(first?.top).toBe(second?.top);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-02', '2026-01-01', false],
  ['', '2026-01-01', true],
  ['2026-01-01', '', true],
])('a range from "%s" until "%s" is in order: %s', (first, last, inOrder) => {
  expect(isDateRangeInOrder({ from: first, until: last })).toBe(inOrder);
});
