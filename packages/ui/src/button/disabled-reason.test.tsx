import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import * as stories from './button.stories.tsx';
import { Button } from './button.tsx';

const { Secondary, DisabledWithReason, ReasonInACorner } = composeStories(stories);

const button = () => page.getByRole('button');
const reason = () => page.getByRole('tooltip');
const away = () => userEvent.hover(document.documentElement, { position: { x: 900, y: 600 } });

beforeEach(async () => {
  await page.viewport(1440, 900);
  await away();
});

test('shows why on hover and leaves with the pointer', async () => {
  await DisabledWithReason.run();
  await expect.element(reason()).not.toBeInTheDocument();
  await button().hover();
  await expect.element(reason()).toBeVisible();
  await expect.element(reason()).toHaveTextContent('The balance does not cover the order');
  await away();
  await expect.element(reason()).not.toBeInTheDocument();
});

test('stays while the pointer is on the reason itself', async () => {
  await DisabledWithReason.run();
  await button().hover();
  await reason().hover();
  await expect.element(reason()).toBeVisible();
  await away();
  await expect.element(reason()).not.toBeInTheDocument();
});

test('shows why on keyboard focus, until the focus moves on, whatever the pointer does', async () => {
  await DisabledWithReason.run();
  await userEvent.tab();
  await expect.element(reason()).toBeVisible();
  await button().hover();
  await away();
  await expect.element(reason()).toBeVisible();
  await userEvent.tab();
  await expect.element(reason()).not.toBeInTheDocument();
});

test('Escape takes the reason away and nothing else: the dialog around it stays', async () => {
  const onOpenChange = vi.fn();
  await Secondary.run({
    args: {
      ...Secondary.args,
      children: (
        <Dialog open onOpenChange={onOpenChange} title="Order" closeLabel="Close">
          <Button disabledReason="The balance does not cover the order">Pay</Button>
        </Dialog>
      ),
    },
  });
  await page.getByRole('button', { name: 'Pay' }).hover();
  await expect.element(reason()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reason()).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('shows why after a tap, where there is no hover, until a tap elsewhere', async () => {
  await DisabledWithReason.run();
  const touch = { bubbles: true, pointerType: 'touch' };
  const element = button().element();
  element.dispatchEvent(new PointerEvent('pointerenter', touch));
  element.dispatchEvent(new PointerEvent('pointerleave', touch));
  await expect.element(reason()).not.toBeInTheDocument();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(reason()).toBeVisible();
  document.body.dispatchEvent(new PointerEvent('pointerdown', touch));
  await expect.element(reason()).not.toBeInTheDocument();
});

test('is cut off neither by the window nor by what clips its content', async () => {
  for (const width of [1440, 360]) {
    await page.viewport(width, 740);
    await ReasonInACorner.run();
    await expect.element(reason()).toBeVisible();
    const box = reason().element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(8);
    expect(box.right).toBeLessThanOrEqual(width - 8);
    expect(box.bottom).toBeLessThanOrEqual(button().element().getBoundingClientRect().top);
    const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    expect(reason().element().contains(middle)).toBe(true);
  }
});

test('goes with its reason, also while it shows', async () => {
  await DisabledWithReason.run();
  await button().hover();
  await expect.element(reason()).toBeVisible();
  await Secondary.run();
  await expect.element(reason()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toBeEnabled();
});
