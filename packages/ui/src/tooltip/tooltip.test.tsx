import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tooltip.stories.tsx';

const { OnButton, AtOnce } = composeStories(stories);

test('shows on keyboard focus, and Escape takes it away', async () => {
  await OnButton.run();
  await userEvent.tab();
  await expect.element(page.getByText('Restart')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Restart')).not.toBeInTheDocument();
});

test('shows on hover and leaves with the pointer', async () => {
  await AtOnce.run();
  await page.getByRole('button').hover();
  await expect.element(page.getByText('Restart')).toBeVisible();
  await userEvent.hover(document.body, { position: { x: 900, y: 600 } });
  await expect.element(page.getByText('Restart')).not.toBeInTheDocument();
});

test('leaves the name of its trigger to the trigger', async () => {
  await OnButton.run();
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Restart');
});
