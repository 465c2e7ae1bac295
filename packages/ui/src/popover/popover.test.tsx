import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './popover.stories.tsx';

const { Closed } = composeStories(stories);

test('the popover opens at its trigger, takes the focus, and Escape returns it', async () => {
  await Closed.run();
  const trigger = page.getByRole('button', { name: 'Status' });
  await trigger.click();
  const popover = page.getByRole('dialog', { name: 'Filter by status' });
  await expect.element(popover).toBeVisible();
  await expect.poll(() => popover.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a click elsewhere closes the popover, and the page stays usable', async () => {
  await Closed.run();
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByLabelText('Active').click();
  await expect.element(page.getByLabelText('Active')).toBeChecked();
  await userEvent.click(document.body, { position: { x: 900, y: 600 }, force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('the key "%s" on the button opens the popover, and Tab goes through its content', async (key) => {
  await Closed.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Status' })).toHaveFocus();
  await userEvent.keyboard(key);
  const popover = page.getByRole('dialog', { name: 'Filter by status' });
  await expect.poll(() => popover.element().contains(document.activeElement)).toBe(true);
  await expect.element(page.getByLabelText('Active')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Suspended')).toHaveFocus();
});
