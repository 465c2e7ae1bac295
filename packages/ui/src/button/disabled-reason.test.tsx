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

test('the reason shows on hover and hides when the pointer leaves', async () => {
  await DisabledWithReason.run();
  await expect.element(reason()).not.toBeInTheDocument();
  await button().hover();
  await expect.element(reason()).toBeVisible();
  await expect.element(reason()).toHaveTextContent('Your balance doesn’t cover this order');
  await away();
  await expect.element(reason()).not.toBeInTheDocument();
});

test('the reason stays while the pointer is on it', async () => {
  await DisabledWithReason.run();
  await button().hover();
  await reason().hover();
  await expect.element(reason()).toBeVisible();
  await away();
  await expect.element(reason()).not.toBeInTheDocument();
});

test('the reason shows on keyboard focus until the focus moves, wherever the pointer is', async () => {
  await DisabledWithReason.run();
  await userEvent.tab();
  await expect.element(reason()).toBeVisible();
  await button().hover();
  await away();
  await expect.element(reason()).toBeVisible();
  await userEvent.tab();
  await expect.element(reason()).not.toBeInTheDocument();
});

test('Escape hides the reason and leaves a surrounding dialog open', async () => {
  const onOpenChange = vi.fn();
  await Secondary.run({
    args: {
      ...Secondary.args,
      children: (
        <Dialog open onOpenChange={onOpenChange} title="Order" closeLabel="Close">
          <Button disabledReason="Your balance doesn’t cover this order">Pay</Button>
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

test('the reason shows after a tap on touch screens, until a tap elsewhere', async () => {
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

test('the reason is clipped neither by the window nor by a container', async () => {
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

test('the popover disappears with its reason, also while it is open', async () => {
  await DisabledWithReason.run();
  await button().hover();
  await expect.element(reason()).toBeVisible();
  await Secondary.run();
  await expect.element(reason()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toBeEnabled();
});
