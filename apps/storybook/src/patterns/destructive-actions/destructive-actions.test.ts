import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { toast } from '@portico/ui/toaster';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './destructive-actions.stories.tsx';

const { Quiet, UnderWay } = composeStories(stories);

afterEach(() => toast.dismiss());

test('deleting data requires typing the name', fullOnly, async () => {
  await Quiet.run();
  await page.getByRole('button', { name: 'Reinstall…' }).click();
  const confirm = page.getByRole('button', { name: 'Reinstall', exact: true });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(page.getByRole('textbox', { name: 'Type the hostname to confirm' }), 'edge-fra-01.acme.dev');
  await expect.element(confirm).not.toHaveAttribute('aria-disabled');
});

test('a reversible action runs at once and offers to undo it', async () => {
  await Quiet.run();
  await page.getByRole('button', { name: 'Clear notes' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  // Playwright clicks once the toast has stopped moving, and on a busy machine the toast can be gone by then.
  (undo.element() as HTMLElement).click();
  await expect.element(page.getByText('Notes restored')).toBeVisible();
});

test('a pending confirmation ignores Escape and its buttons', fullOnly, async () => {
  await UnderWay.run();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toBeDisabled();
});
