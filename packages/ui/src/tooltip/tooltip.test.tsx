import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tooltip.stories.tsx';

const { OnButton, AtOnce } = composeStories(stories);
const leave = () => userEvent.hover(document.body, { position: { x: 900, y: 600 } });

test('the tooltip shows on keyboard focus, and Escape hides it', async () => {
  await OnButton.run();
  await userEvent.tab();
  await expect.element(page.getByText('Restart')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Restart')).not.toBeInTheDocument();
});

test('the tooltip shows on hover and hides when the pointer leaves', async () => {
  await AtOnce.run();
  // Repeated, because a slow run once had the pointer over the button and no tooltip.
  await expect
    .poll(async () => {
      await leave();
      await page.getByRole('button').hover();
      return page.getByText('Restart').elements().length;
    })
    .toBe(1);
  await leave();
  await expect.element(page.getByText('Restart')).not.toBeInTheDocument();
});

test('the trigger keeps its own accessible name', async () => {
  await OnButton.run();
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Restart');
});
