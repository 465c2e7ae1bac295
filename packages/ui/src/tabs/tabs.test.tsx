import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tabs.stories.tsx';

const { First, LongRussian } = composeStories(stories);

const tab = (name: string) => page.getByRole('tab', { name });

test('is one stop of the Tab key; arrows move, Enter opens', async () => {
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

test('says which one is open', async () => {
  await First.run();
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Console').click();
  await expect.element(tab('Console')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Traffic and access')).not.toBeInTheDocument();
});

test('scrolls its row, not the page, on a phone', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('goes back by the left arrow key, to the first one by Home, opens by Space, and Tab goes on to the content', async () => {
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

test('from right to left, the arrow keys lead where they point', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => void (document.documentElement.dir = ''));
  await First.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Network')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Overview')).toHaveFocus();
});
