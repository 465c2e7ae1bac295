import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './row-actions.stories.tsx';

const { DisabledWithReason, LongRussian, OneAction, ThreeActions } = composeStories(stories);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const menuButton = () => button('Actions for Visa •••• 4242');
const item = (name: RegExp) => page.getByRole('menuitem', { name });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(1440, 900));

/** The first story with its own `onSelect`. */
async function runWith(onSelect: () => void): Promise<void> {
  await ThreeActions.run({
    args: { ...ThreeActions.args, actions: ThreeActions.args.actions?.map((action) => ({ ...action, onSelect })) ?? [] },
  });
}

test('each action is a button named with its row, and there is no menu', async () => {
  const onSelect = vi.fn();
  await runWith(onSelect);
  await expect.element(menuButton()).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(button('Make default: Visa •••• 4242')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onSelect).toHaveBeenCalledTimes(2);
});

test('on a phone the actions are in one menu, also by keyboard, and Escape returns the focus', async () => {
  await page.viewport(390, 780);
  const onSelect = vi.fn();
  await runWith(onSelect);
  await expect.element(button('Rename Visa •••• 4242')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(menuButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(/Make default/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(item(/Rename/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await item(/Remove/).click();
  expect(onSelect).toHaveBeenCalledOnce();
});

test('the menu says why an action is not possible', async () => {
  await page.viewport(390, 780);
  await DisabledWithReason.run();
  await menuButton().click();
  await expect.element(item(/Remove/)).toMatchTextContent(/It’s your only card/);
  await expect.element(item(/Remove/)).toHaveAttribute('aria-disabled', 'true');
});

test('a single action stays a button on a phone', async () => {
  await page.viewport(390, 780);
  await OneAction.run();
  await expect.element(button('Remove Visa •••• 4242')).toBeVisible();
  await expect.element(menuButton()).not.toBeInTheDocument();
});

test('the buttons fit above 768 px, and the menu below', async () => {
  for (const width of [769, 320]) {
    await page.viewport(width, 780);
    await LongRussian.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
