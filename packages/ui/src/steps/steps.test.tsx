import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './steps.stories.tsx';

const { InTheMiddle, Narrow } = composeStories(stories);

test('completed steps are links, and no others', async () => {
  await InTheMiddle.run();
  await expect.element(page.getByRole('link')).toHaveLength(2);
  await expect.element(page.getByRole('link', { name: 'Category done' })).toHaveAttribute('href', '#category');
  await expect.element(page.getByRole('link', { name: 'Plan' })).not.toBeInTheDocument();
});

test('the current step is announced', async () => {
  await InTheMiddle.run();
  const current = page.getByRole('listitem').nth(2);
  await expect.element(current).toHaveAttribute('aria-current', 'step');
  await expect.element(current).toMatchTextContent('Plan');
});

test('without room one line states the current step, and screen readers keep the names', async () => {
  await Narrow.run();
  await expect.element(page.getByText('Step 2 of 4 · Placement')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Order new service: steps' })).toMatchTextContent(/Category.*Placement.*Plan/);
  const list = page.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

test('long choices wrap to a second line before they overflow', async () => {
  const choices = ['Dedicated servers of our own', 'Frankfurt am Main, Germany', 'Dedicated Ryzen 9950X', 'Configuration'];
  await page.viewport(700, 800);
  await InTheMiddle.run({ args: { items: choices.map((choice) => ({ id: choice, label: choice, choice })), current: 3 } });
  const list = page.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

test('Tab goes through the completed steps, and Enter follows one', async () => {
  await InTheMiddle.run();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Category done' })).toHaveFocus();
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'Placement done' });
  await expect.element(link).toHaveFocus();
  const followed = vi.fn((event: Event) => event.preventDefault());
  link.element().addEventListener('click', followed);
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
