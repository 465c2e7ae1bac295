import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './confirm-dialog.stories.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const { Closed, Plain, Typed, Busy } = composeStories(stories);

const question = () => page.getByRole('alertdialog');

test('the dialog names the item and says what is lost', async () => {
  await Plain.run();
  await expect.element(question()).toHaveAccessibleName('Close ticket “Disk is full”?');
  await expect.element(question()).toHaveAccessibleDescription('A closed ticket can’t be reopened.');
});

test('the cancel button has the initial focus, and Escape cancels', async () => {
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

test('a hostname does not break at its hyphens', async () => {
  await page.viewport(360, 780);
  const title = 'Stop the server edge-fra-01-a-name.acme.dev?';
  await Plain.run({ args: { ...Plain.args, title } });
  await expect.element(question()).toHaveAccessibleName(title);
  const name = page.getByText('edge-fra-01-a-name.acme.dev?').element();
  const line = Number.parseFloat(getComputedStyle(name).lineHeight);
  expect(name.getBoundingClientRect().height).toBeLessThan(1.5 * line);
});

test('a click outside does not answer the dialog', async () => {
  await Plain.run();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(question()).toBeVisible();
});

test('the confirm button confirms', async () => {
  const onConfirm = vi.fn();
  await Plain.run({ args: { ...Plain.args, onConfirm } });
  await page.getByRole('button', { name: 'Close ticket' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('confirming does not submit a form around the dialog', async () => {
  const [onConfirm, onSubmit] = [vi.fn(), vi.fn()];
  const InForm = composeStory(
    {
      ...stories.Plain,
      render: (args) => (
        <form onSubmit={onSubmit}>
          <ConfirmDialog {...args} />
        </form>
      ),
    },
    stories.default,
  );
  await InForm.run({ args: { ...InForm.args, onConfirm } });
  await page.getByRole('button', { name: 'Close ticket' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a name is confirmed as it is read, with any number of spaces and in either form of Unicode', async () => {
  const onConfirm = vi.fn();
  // Browsers show any number of spaces as one.
  const typed = { text: ' Zoe\u0308  de  Vries ', label: 'Type the name to confirm' };
  await Typed.run({ args: { ...Typed.args, typed, onConfirm } });
  await page.getByLabelText('Type the name to confirm').fill('Zo\u00EB de Vries');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('confirming requires the typed name', async () => {
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

test('a busy dialog takes no second answer', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  await Busy.run({ args: { ...Busy.args, onConfirm, onOpenChange } });
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close ticket' }).click({ force: true });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('the dialog traps Tab, and Enter presses the focused button', async () => {
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
