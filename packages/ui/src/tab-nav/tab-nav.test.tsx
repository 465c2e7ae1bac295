import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tab-nav.stories.tsx';

const { First, LongRussian, InTheMiddle } = composeStories(stories);

const link = (name: string) => page.getByRole('link', { name });

test('is a named row of links, of which one says that it is here', async () => {
  await First.run();
  await expect.element(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await expect.element(link('Client')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Payment')).not.toHaveAttribute('aria-current');
});

test('each link is a stop of the Tab key', async () => {
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
])('on a phone, %s, the page that is open is in view, and the page does not scroll sideways', async (_, direction, story, name) => {
  await page.viewport(360, 740);
  document.documentElement.dir = direction;
  await story.run();
  // Fonts that arrive later move it once more. A row at its end may lie a fraction of a pixel off.
  const isInView = () => {
    const { left, right } = link(name).element().getBoundingClientRect();
    return left > -1 && right < 361;
  };
  await expect.poll(isInView).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  document.documentElement.dir = '';
});

test('stays in view when the window becomes narrow', async () => {
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

test('opens the page of the link that has the focus by Enter', async () => {
  await First.run();
  const followed = vi.fn((event: Event) => event.preventDefault());
  link('Client').element().addEventListener('click', followed);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
