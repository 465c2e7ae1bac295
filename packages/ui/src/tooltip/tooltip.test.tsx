import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tooltip.stories.tsx';

const { OnButton, AtOnce } = composeStories(stories);

test('the tooltip shows on keyboard focus, and Escape hides it', async () => {
  await OnButton.run();
  await userEvent.tab();
  await expect.element(page.getByText('Restart')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Restart')).not.toBeInTheDocument();
});

test('the tooltip shows on hover and hides when the pointer leaves', async () => {
  await AtOnce.run();
  await page.getByRole('button').hover();
  await expect.element(page.getByText('Restart')).toBeVisible();
  await userEvent.hover(document.body, { position: { x: 900, y: 600 } });
  await expect.element(page.getByText('Restart')).not.toBeInTheDocument();
});

test('the trigger keeps its own accessible name', async () => {
  await OnButton.run();
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Restart');
});
