import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './button-group.stories.tsx';

const { Attached, Spaced, Split, WithOneDisabled, LongRussian, StackedOnAPhone } = composeStories(stories);

const group = () => page.getByRole('group');
const boxes = () =>
  page
    .getByRole('button')
    .all()
    .map((button) => button.element().getBoundingClientRect());
const radii = () =>
  page
    .getByRole('button')
    .all()
    .map((button) => getComputedStyle(button.element()).borderRadius);

beforeEach(() => page.viewport(1440, 900));

test('the group has a name', async () => {
  await Spaced.run();
  await expect.element(group()).toHaveAccessibleName('Power of edge-fra-01.acme.dev');
});

test('each button is a tab stop, including a disabled one with a reason', async () => {
  await WithOneDisabled.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Start' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Restart' })).toHaveFocus();
});

test('attached buttons share edges and only the ends are round, in either text direction', async () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await Attached.run({ args: { ...Attached.args, dir } });
    const sorted = boxes().toSorted((one, other) => one.left - other.left);
    for (const [position, box] of sorted.slice(1).entries()) expect(box.left).toBe((sorted[position]?.right ?? 0) - 1);
    const expected = ['8px 0px 0px 8px', '0px', '0px 8px 8px 0px'];
    expect(radii()).toEqual(dir === 'ltr' ? expected : expected.toReversed());
  }
});

test('an element between attached buttons opens no gap', async () => {
  await WithOneDisabled.run();
  expect(radii()).toEqual(['8px 0px 0px 8px', '0px', '0px 8px 8px 0px']);
});

test('the focus ring is completely visible, above the neighbours', async () => {
  await Attached.run();
  await userEvent.tab();
  await userEvent.tab();
  const focused = page.getByRole('button', { name: 'Restart' });
  await expect.element(focused).toHaveFocus();
  expect(getComputedStyle(focused.element()).zIndex).toBe('1');
  expect(getComputedStyle(group().element()).overflow).toBe('visible');
});

test('on a phone, spaced buttons wrap and stacked ones take the full width', async () => {
  await page.viewport(360, 740);
  await LongRussian.run();
  expect(new Set(boxes().map(({ top }) => top)).size).toBeGreaterThan(1);
  await StackedOnAPhone.run();
  const [first, second, third] = boxes();
  expect(second?.top).toBe((first?.bottom ?? 0) - 1);
  expect(third?.top).toBe((second?.bottom ?? 0) - 1);
  expect(boxes().map(({ width }) => width)).toEqual(Array.from({ length: 3 }, () => group().element().getBoundingClientRect().width));
  expect(radii()).toEqual(['8px 8px 0px 0px', '0px', '0px 0px 8px 8px']);
});

test('a group can hold an action and its menu', async () => {
  await Split.run();
  await page.getByRole('button', { name: 'Other amounts' }).click();
  await expect.element(page.getByRole('menuitem', { name: '€200' })).toBeVisible();
  expect(radii()).toEqual(['8px 0px 0px 8px', '0px 8px 8px 0px']);
});

test.each(['{Enter}', ' '])('the key "%s" presses the focused button and no other', async (key) => {
  await Attached.run();
  const pressed: (string | null)[] = [];
  group()
    .element()
    .addEventListener('click', ({ target }) => void pressed.push(target instanceof Element ? target.textContent : null));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(pressed).toEqual(['Restart']);
});
