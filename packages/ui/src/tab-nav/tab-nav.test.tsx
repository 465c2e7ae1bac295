import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tab-nav.stories.tsx';

const { First, LongRussian, InTheMiddle } = composeStories(stories);

const link = (name: string) => page.getByRole('link', { name });

test('the navigation is a named row of links, one of them current', async () => {
  await First.run();
  await expect.element(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await expect.element(link('Client')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Payment')).not.toHaveAttribute('aria-current');
});

test('each link is a tab stop', async () => {
  await First.run();
  for (const name of ['Client', 'Payment', 'User']) {
    await userEvent.tab();
    await expect.element(link(name)).toHaveFocus();
  }
});

test.each([
  ['left to right', 'ltr', LongRussian, 'Пользователь'],
  ['right to left', 'rtl', LongRussian, 'Пользователь'],
  ['left to right', 'ltr', InTheMiddle, 'Входы и устройства'],
  ['right to left', 'rtl', InTheMiddle, 'Входы и устройства'],
])('on a phone, %s, the current page is in view, and the page does not scroll sideways', async (_, direction, story, name) => {
  await page.viewport(360, 740);
  document.documentElement.dir = direction;
  await story.run();
  // Fonts that load later move it once more. A row at its end may be a fraction of a pixel off.
  const isInView = () => {
    const { left, right } = link(name).element().getBoundingClientRect();
    return left > -1 && right < 361;
  };
  await expect.poll(isInView).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  document.documentElement.dir = '';
});

test('the current link stays in view when the window narrows', async () => {
  await page.viewport(1440, 900);
  await LongRussian.run();
  await page.viewport(360, 740);
  await expect.poll(() => link('Пользователь').element().getBoundingClientRect().right).toBeLessThan(361);
});

test('a class name and other props go to the row', async () => {
  await First.run({ args: { ...First.args, className: 'mine', id: 'settings-pages' } });
  await expect.element(page.getByRole('navigation')).toHaveClass('mine');
  await expect.element(page.getByRole('navigation')).toHaveAttribute('id', 'settings-pages');
});

test('Enter opens the page of the focused link', async () => {
  await First.run();
  const followed = vi.fn((event: Event) => event.preventDefault());
  link('Client').element().addEventListener('click', followed);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
