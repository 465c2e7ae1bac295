import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tabs.stories.tsx';

const { First, LongRussian } = composeStories(stories);

const tab = (name: string) => page.getByRole('tab', { name });

test('the tabs are one tab stop; arrows move, Enter opens', async () => {
  const onValueChange = vi.fn();
  await First.run({ args: { ...First.args, onValueChange } });
  await userEvent.tab();
  await expect.element(tab('Overview')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Network')).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('network');
  await expect.element(page.getByRole('tabpanel', { name: 'Network' })).toHaveTextContent('Addresses');
  await userEvent.keyboard('{End}');
  await expect.element(tab('Console')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Overview')).toHaveFocus();
});

test('the active tab is announced', async () => {
  await First.run();
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Console').click();
  await expect.element(tab('Console')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Traffic and access')).not.toBeInTheDocument();
});

test('the row of tabs scrolls on a phone, not the page', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the left arrow moves back, Home goes to the first tab, Space opens, and Tab goes on to the content', async () => {
  await First.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Console')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Overview')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard(' ');
  await expect.element(tab('Network')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Network' })).toHaveFocus();
});

test('in right-to-left text the arrow keys are mirrored', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => void (document.documentElement.dir = ''));
  await First.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Network')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Overview')).toHaveFocus();
});
