import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './dialog.stories.tsx';

const { Closed, Cart, Busy, Small, LongRussian } = composeStories(stories);

const dialog = () => page.getByRole('dialog');

beforeEach(() => page.viewport(1440, 900));

test('the title names the dialog and the description describes it', async () => {
  await Small.run();
  await expect.element(dialog()).toHaveAccessibleName('Top up');
  await expect.element(dialog()).toHaveAccessibleDescription('The amount is added to your balance immediately.');
});

test('the dialog takes the focus, traps Tab and returns the focus', async () => {
  await Closed.run();
  const opener = page.getByRole('button', { name: 'Cart' });
  await opener.click();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the close button and a click outside close the dialog', async () => {
  const onOpenChange = vi.fn();
  await Closed.run({ args: { ...Closed.args, onOpenChange } });
  await page.getByRole('button', { name: 'Cart' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cart' }).click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('a busy dialog cannot be closed', async () => {
  const onOpenChange = vi.fn();
  await Busy.run({ args: { ...Busy.args, onOpenChange } });
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toHaveAttribute('aria-busy', 'true');
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('on a phone the dialog is a full-width sheet at the bottom', async () => {
  await page.viewport(360, 780);
  await Cart.run();
  await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().bottom)).toBe(780);
  expect(dialog().element().getBoundingClientRect().width).toBe(360);
});

test('the actions are at the end on wide screens, and full-width on a phone', async () => {
  const footer = (
    <>
      <button type="button">Not now</button>
      <button type="button">Top up</button>
    </>
  );
  await Small.run({ args: { ...Small.args, footer } });
  const box = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  const end = () => dialog().element().getBoundingClientRect().right;
  await expect.poll(() => Math.round(end() - box('Top up').right)).toBe(21);
  expect(box('Not now').right).toBeLessThan(box('Top up').left);
  expect(box('Top up').width).toBeLessThan(120);
  await page.viewport(360, 780);
  await expect.poll(() => Math.round(box('Not now').width + box('Top up').width)).toBe(360 - 40 - 8);
});

test('the footer stays in view with long content', async () => {
  await page.viewport(360, 400);
  await LongRussian.run({ args: { ...LongRussian.args, children: <div style={{ blockSize: '200rem' }} /> } });
  await expect
    .poll(
      () =>
        page
          .getByRole('button', { name: /Отправить/ })
          .element()
          .getBoundingClientRect().bottom,
    )
    .toBeLessThanOrEqual(400);
});

test('Enter submits the focused form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (
    <form onSubmit={onSubmit}>
      <input aria-label="Amount" />
    </form>
  );
  await Small.run({ args: { ...Small.args, children: form } });
  await page.getByRole('textbox', { name: 'Amount' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
