import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './disclosure.stories.tsx';

const { Closed, Open, LongRussian } = composeStories(stories);

const trigger = () => page.getByRole('button', { name: /Dedicated EPYC/ });

test('Enter and Space toggle the disclosure, which announces its state', async () => {
  const onOpenChange = vi.fn();
  await Closed.run({ args: { ...Closed.args, onOpenChange } });
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('Debian 13, RAID 1')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('Debian 13, RAID 1')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('the button controls its panel', async () => {
  await Open.run();
  const panel = document.getElementById(trigger().element().getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('Debian 13, RAID 1');
});

test('content at the end is outside the button and its name', async () => {
  await Closed.run();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger()).not.toMatchTextContent('€1,788.00');
});

test('a controlled disclosure follows its owner', async () => {
  await Closed.run({ args: { ...Closed.args, open: false } });
  await trigger().click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('the disclosure fits on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
