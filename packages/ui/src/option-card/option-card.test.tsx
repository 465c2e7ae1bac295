import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './option-card.stories.tsx';

const { Prices, Descriptions, TitlesOnly, Invalid } = composeStories(stories);

const card = (name: string) => page.getByRole('radio', { name, exact: true });

test('the cards are a radio group, named by titles and described by the rest', async () => {
  await Prices.run();
  await expect.element(page.getByRole('radiogroup', { name: 'Payment period' })).toBeVisible();
  await expect.element(card('Quarterly')).toBeChecked();
  await expect.element(card('Quarterly')).toHaveAccessibleDescription('€53.90 Save 5%');
});

test('the group is one tab stop, and arrows move and choose', async () => {
  const onValueChange = vi.fn();
  await Prices.run({ args: { ...Prices.args, onValueChange } });
  await userEvent.tab();
  await expect.element(card('Quarterly')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card('Semi-annually')).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith('semiannually');
});

test('a click anywhere on a card chooses it', async () => {
  await Prices.run();
  const label = card('Annually').element().closest('label');
  if (!label) throw new Error('No card');
  const { width, height } = label.getBoundingClientRect();
  for (const position of [
    { x: 3, y: 3 },
    { x: width - 3, y: height - 3 },
  ]) {
    await userEvent.click(card('Monthly'));
    await expect.element(card('Annually')).not.toBeChecked();
    await userEvent.click(label, { position, force: true });
    await expect.element(card('Annually')).toBeChecked();
  }
});

test('a card with only a title has no description', async () => {
  await TitlesOnly.run();
  await expect.element(card('Frankfurt')).not.toHaveAttribute('aria-describedby');
});

test('the group shows its error and passes its focus to the first card', async () => {
  await Invalid.run();
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a payment period');
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  await expect.element(card('Monthly')).toHaveFocus();
});

test('a disabled card cannot be chosen', async () => {
  await Descriptions.run();
  await expect.element(card('Install from ISO')).toBeDisabled();
});

test('four cards are side by side if there is room, and never wider than a phone', async () => {
  const columns = () => new Set([...document.querySelectorAll('label')].map((label) => label.getBoundingClientRect().left)).size;
  await page.viewport(800, 600);
  await Prices.run();
  expect(columns()).toBe(4);
  await page.viewport(360, 740);
  expect(columns()).toBeLessThanOrEqual(2);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1440, 900);
});

test('every arrow key moves through the cards and wraps, and Space chooses', async () => {
  await Prices.run();
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowUp}', 'Monthly'],
    ['{ArrowLeft}', 'Annually'],
    ['{ArrowDown}', 'Monthly'],
    ['{ArrowRight}', 'Quarterly'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(card(name)).toBeChecked();
    await expect.element(card(name)).toHaveFocus();
  }
  await TitlesOnly.run();
  await userEvent.tab();
  await expect.element(card('Frankfurt')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(card('Frankfurt')).toBeChecked();
});

test('in right-to-left text the left arrow key moves forward', async () => {
  await Prices.run({ args: { ...Prices.args, dir: 'rtl' } });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(card('Semi-annually')).toBeChecked();
});
