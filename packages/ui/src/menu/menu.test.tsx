import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { MenuItem } from './menu-items.tsx';
import * as stories from './menu.stories.tsx';

const { UserMenu, ActionsOpen, Columns, DisabledWithReason } = composeStories(stories);

test('an arrow key opens the menu on its first item, arrows wrap, and Escape returns the focus', async () => {
  await UserMenu.run();
  const trigger = page.getByRole('button', { name: 'Alexandr…' });
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Account settings' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('menuitem', { name: 'Account settings' })).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('arrow keys open and close a submenu, which has one selected item', fullOnly, async () => {
  await UserMenu.run();
  const trigger = page.getByRole('button', { name: 'Alexandr…' });
  const theme = page.getByRole('menuitem', { name: 'Theme' });
  await trigger.click();
  await theme.click();
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await expect.element(page.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true');
  await dark.click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Account settings' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(theme).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dark).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dark).not.toBeInTheDocument();
  await expect.element(theme).toHaveFocus();
});

test('an item runs once, and a disabled one does not run', async () => {
  const onSelect = vi.fn();
  const onDisabled = vi.fn();
  await ActionsOpen.run({
    args: {
      trigger: <button type="button">Actions</button>,
      children: (
        <>
          <MenuItem label="Restart" onSelect={onSelect} />
          <MenuItem label="Stop" onSelect={onDisabled} disabled />
        </>
      ),
    },
  });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Stop' }).click({ force: true });
  expect(onDisabled).not.toHaveBeenCalled();
  await page.getByRole('menuitem', { name: 'Restart' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('the menu stays open while checkbox items are toggled', fullOnly, async () => {
  await Columns.run();
  await page.getByRole('button', { name: 'Columns' }).click();
  const renewal = page.getByRole('menuitemcheckbox', { name: 'Renewal cost' });
  await expect.element(renewal).toHaveAttribute('aria-checked', 'false');
  await renewal.click();
  await expect.element(renewal).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('group', { name: 'Columns' })).toBeVisible();
});

test("an item can be the application's link", async () => {
  await UserMenu.run();
  await page.getByRole('button', { name: 'Alexandr…' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute('href', '#settings');
});

test('a disabled item shows its reason, is reached by arrow keys, and does nothing', async () => {
  const onSelect = vi.fn();
  await DisabledWithReason.run({
    args: { ...DisabledWithReason.args, children: <MenuItem label="Restart" onSelect={onSelect} disabledReason="Wait a minute" /> },
  });
  const item = page.getByRole('menuitem', { name: 'Restart Wait a minute', exact: true });
  await expect.element(page.getByText('Wait a minute')).toBeVisible();
  // Keys do nothing before the menu has the focus.
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await expect.element(item).toBeVisible();
});

test.each([{ disabledReason: 'Wait a minute' }, { busy: true }])('a button with %j opens no menu', fullOnly, async (state) => {
  await Columns.run({ args: { ...Columns.args, trigger: <Button {...state}>Columns</Button> } });
  const trigger = page.getByRole('button', { name: 'Columns' });
  await userEvent.click(trigger, { force: true });
  for (const key of ['{ArrowDown}', '{Enter}']) await userEvent.keyboard(key);
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a disabled item neither navigates nor toggles', async () => {
  await DisabledWithReason.run();
  await expect.element(page.getByRole('menuitem', { name: /^Network/ })).not.toHaveAttribute('href');
  const renewal = page.getByRole('menuitemcheckbox', { name: 'Automatic renewal Your balance doesn’t cover it' });
  await expect.element(renewal).toHaveAttribute('aria-disabled', 'true');
  await expect.element(renewal).toBeChecked();
});

test.each(['{Enter}', ' '])('the key "%s" opens the menu on its first item, End goes to the last, and Tab leaves', async (key) => {
  await UserMenu.run();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menuitem', { name: 'Account settings' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('in right-to-left text the arrow keys of a submenu are mirrored', fullOnly, async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => void (document.documentElement.dir = ''));
  await UserMenu.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Theme' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  const light = page.getByRole('menuitemradio', { name: 'Light' });
  await expect.element(light).toHaveFocus();
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(light.element())).toBeLessThan(left(page.getByRole('menuitem', { name: 'Theme' }).element()));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(light).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: 'Theme' })).toHaveFocus();
});
