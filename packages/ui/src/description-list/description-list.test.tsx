import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './description-list.stories.tsx';

const { Rows, Facts, LongRussian } = composeStories(stories);

beforeEach(() => page.viewport(1440, 900));

test('pairs names and values for screen readers too', async () => {
  await Rows.run();
  await expect.element(page.getByRole('term')).toHaveLength(3);
  await expect.element(page.getByRole('definition').nth(1)).toMatchTextContent('2001:db8:40::1/64');
});

test('puts facts into one strip while there is room', async () => {
  await Facts.run();
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  expect(top('€18.90')).toBe(top('4 vCPU'));
});

test('breaks a long key instead of the page', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('keeps a word whole: what can be done with it stands below instead', async () => {
  await page.viewport(320, 780);
  const end = <a href="#email">Изменить</a>;
  await Rows.run({ args: { items: [{ id: 'email', term: 'Электронная почта', value: 'demo@portico.test', end }] } });
  const value = page.getByText('demo@portico.test').element().getBoundingClientRect();
  const action = page.getByRole('link').element().getBoundingClientRect();
  expect(action.top).toBeGreaterThanOrEqual(value.bottom);
  expect(value.height).toBeLessThan(1.5 * action.height);
});

test('has what stands at the end of a line within reach of the Tab key', async () => {
  await Rows.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Copy IPv4 address' })).toHaveFocus();
});
