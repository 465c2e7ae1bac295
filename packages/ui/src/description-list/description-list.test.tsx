import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import * as stories from './description-list.stories.tsx';

const { Rows, Facts, LongRussian } = composeStories(stories);

const email = { id: 'email', term: 'Электронная почта', value: 'alexandra.acme@portico.test', end: <a href="#email">Изменить</a> };
const boxOf = (one: Locator) => one.element().getBoundingClientRect();

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
  await page.viewport(390, 780);
  await Rows.run({ args: { items: [email] } });
  expect(boxOf(page.getByRole('link')).top).toBeGreaterThanOrEqual(boxOf(page.getByText(email.value)).bottom);
  expect(boxOf(page.getByText(email.value)).height).toBeLessThan(1.5 * boxOf(page.getByRole('link')).height);
});

test('stands below its name on the narrowest phones, with what can be done with it beside', async () => {
  await page.viewport(320, 780);
  await Rows.run({ args: { items: [email] } });
  const value = boxOf(page.getByText(email.value));
  expect(value.top).toBeGreaterThanOrEqual(boxOf(page.getByText(email.term)).bottom);
  expect(boxOf(page.getByRole('link')).top).toBeLessThan(value.bottom);
});

test('has what stands at the end of a line within reach of the Tab key', async () => {
  await Rows.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Copy IPv4 address' })).toHaveFocus();
});
