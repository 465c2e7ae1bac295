import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './inline-edit.stories.tsx';

const { Read, Editing, Refused, Saving, NotNow, LongRussian } = composeStories(stories);

const pencil = () => page.getByRole('button', { name: 'Change the reverse DNS of 203.0.113.24' });
const control = () => page.getByRole('textbox', { name: 'Reverse DNS of 203.0.113.24' });

beforeEach(() => page.viewport(1440, 900));

test('the pencil opens the form with focus, Enter saves, and the focus returns', async () => {
  const onSave = vi.fn();
  await Read.run({ args: { ...Read.args, onSave } });
  await userEvent.tab();
  await expect.element(pencil()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(control()).toHaveFocus();
  await control().fill('web-2.acme.dev');
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('web-2.acme.dev');
  await expect.element(pencil()).toHaveFocus();
  await expect.element(page.getByText('web-2.acme.dev')).toBeVisible();
});

test('Escape and the cancel button discard the change', async () => {
  const onSave = vi.fn();
  await Read.run({ args: { ...Read.args, onSave } });
  await pencil().click();
  await control().fill('other');
  await userEvent.keyboard('{Escape}');
  await expect.element(pencil()).toHaveFocus();
  await expect.element(page.getByText('web-1.acme.dev')).toBeVisible();
  await pencil().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(pencil()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('the form stays open while it saves', async () => {
  await Saving.run();
  await control().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(control()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('Escape does not reach a surrounding dialog', async () => {
  await Editing.run();
  const above = vi.fn();
  document.addEventListener('keydown', above);
  await control().click();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', above);
  await expect.element(pencil()).toBeVisible();
  expect(above).not.toHaveBeenCalled();
});

test('an error is shown at the control, and a disabled reason at the pencil', async () => {
  await Refused.run();
  await expect.element(control()).toHaveAccessibleDescription('A full hostname, such as edge-fra-01.acme.dev');
  await NotNow.run();
  await expect.element(pencil()).toHaveAccessibleDescription('The server is being reinstalled');
  await pencil().click({ force: true });
  await expect.element(control()).not.toBeInTheDocument();
});

test('the form fits 320 px', async () => {
  await page.viewport(320, 700);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
