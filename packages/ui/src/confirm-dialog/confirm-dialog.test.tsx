import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './confirm-dialog.stories.tsx';

const { Closed, Plain, Typed, Busy } = composeStories(stories);

const question = () => page.getByRole('alertdialog');

test('asks by name and says what is lost', async () => {
  await Plain.run();
  await expect.element(question()).toHaveAccessibleName('Close ticket “Disk is full”?');
  await expect.element(question()).toHaveAccessibleDescription('A closed ticket cannot be opened again.');
});

test('starts on the harmless answer, and Escape gives it', async () => {
  const onConfirm = vi.fn();
  await Closed.run({ args: { ...Closed.args, onConfirm } });
  const opener = page.getByRole('button', { name: 'Reinstall…' });
  await opener.click();
  await expect.element(page.getByRole('button', { name: 'Keep it open' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('does not break the name of a host at its hyphens', async () => {
  await page.viewport(360, 780);
  const title = 'Stop the server edge-fra-01-a-name.acme.dev?';
  await Plain.run({ args: { ...Plain.args, title } });
  await expect.element(question()).toHaveAccessibleName(title);
  const name = page.getByText('edge-fra-01-a-name.acme.dev?').element();
  const line = Number.parseFloat(getComputedStyle(name).lineHeight);
  expect(name.getBoundingClientRect().height).toBeLessThan(1.5 * line);
});

test('is not answered by a press outside', async () => {
  await Plain.run();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(question()).toBeVisible();
});

test('confirms when it is told to', async () => {
  const onConfirm = vi.fn();
  await Plain.run({ args: { ...Plain.args, onConfirm } });
  await page.getByRole('button', { name: 'Close ticket' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('goes on only once the name was typed', async () => {
  const onConfirm = vi.fn();
  await Typed.run({ args: { ...Typed.args, onConfirm } });
  const field = page.getByLabelText('Type the hostname to confirm');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('edge-fra-02.acme.dev{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await field.fill('edge-fra-01.acme.dev');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('takes no second answer while it is busy', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  await Busy.run({ args: { ...Busy.args, onConfirm, onOpenChange } });
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close ticket' }).click({ force: true });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('keeps Tab within the question, and presses what has the focus by Enter', async () => {
  const onConfirm = vi.fn();
  await Plain.run({ args: { ...Plain.args, onConfirm } });
  await expect.element(page.getByRole('button', { name: 'Keep it open' })).toHaveFocus();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(question().element().contains(document.activeElement)).toBe(true);
  }
  page.getByRole('button', { name: 'Close ticket' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
