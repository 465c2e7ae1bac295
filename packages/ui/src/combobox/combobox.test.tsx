import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './combobox.stories.tsx';

const { Empty, Chosen, Many, Wrong } = composeStories(stories);

const field = () => page.getByRole('combobox', { name: 'Country' });
const options = () => page.getByRole('option');

test('finds options by a part of their name', async () => {
  await Empty.run();
  await field().click();
  await expect.element(options()).toHaveLength(5);
  await field().fill('an');
  await expect
    .poll(() =>
      options()
        .all()
        .map((option) => option.element().textContent),
    )
    .toEqual(['Germany', 'Finland', 'France', 'Netherlands'].filter((name) => name.toLowerCase().includes('an')));
});

test('says so when no option matches', async () => {
  await Empty.run();
  await field().fill('atlantis');
  await expect.element(page.getByText('No country is called that')).toBeVisible();
});

test('is driven by the keyboard: type, arrow, Enter', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('f');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('France');
  expect(onValueChange).toHaveBeenLastCalledWith('FR');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveFocus();
});

test('takes the first match on Enter', async () => {
  await Empty.run();
  await field().fill('nether');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('Netherlands');
});

test('closes on Escape and keeps what was chosen', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await field().click();
  await expect.element(options().first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('Finland');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('tells that nothing is chosen once the text is emptied', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await field().fill('');
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('chooses by a press', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await field().click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect.element(field()).toHaveValue('Germany');
  expect(onValueChange).toHaveBeenLastCalledWith('DE');
});

test('marks the one that is chosen in the list', async () => {
  await Chosen.run();
  await field().click();
  await expect.element(page.getByRole('option', { name: 'Finland' })).toHaveAttribute('aria-selected', 'true');
});

test('opens 250 options and narrows them without a long task', async () => {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  await Many.run();
  observer.observe({ entryTypes: ['longtask'] });
  await field().click();
  await expect.element(options()).toHaveLength(250);
  await field().fill('number 249');
  await expect.element(options()).toHaveLength(1);
  observer.disconnect();
  expect(Math.max(0, ...longTasks)).toBeLessThan(500);
});

test('says what is wrong with it', async () => {
  await Wrong.run();
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toHaveAccessibleDescription('Choose a country');
});
