import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import * as stories from './description-list.stories.tsx';

const { Rows, Facts, LongRussian } = composeStories(stories);

const email = { id: 'email', term: 'Электронная почта', value: 'alexandra.acme@portico.test', end: <a href="#email">Изменить</a> };
const boxOf = (one: Locator) => one.element().getBoundingClientRect();

beforeEach(() => page.viewport(1440, 900));

test('names and values are paired for screen readers', async () => {
  await Rows.run();
  await expect.element(page.getByRole('term')).toHaveLength(3);
  await expect.element(page.getByRole('definition').nth(1)).toMatchTextContent('2001:db8:40::1/64');
});

test('facts form one strip while there is room', async () => {
  await Facts.run();
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  expect(top('€18.90')).toBe(top('4 vCPU'));
});

test('a long key breaks instead of widening the page', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('words stay whole, and the actions move below instead', async () => {
  await page.viewport(390, 780);
  await Rows.run({ args: { items: [email] } });
  expect(boxOf(page.getByRole('link')).top).toBeGreaterThanOrEqual(boxOf(page.getByText(email.value)).bottom);
  expect(boxOf(page.getByText(email.value)).height).toBeLessThan(1.5 * boxOf(page.getByRole('link')).height);
});

test('on the narrowest phones the value is below its name, beside its actions', async () => {
  await page.viewport(320, 780);
  await Rows.run({ args: { items: [email] } });
  const value = boxOf(page.getByText(email.value));
  expect(value.top).toBeGreaterThanOrEqual(boxOf(page.getByText(email.term)).bottom);
  expect(boxOf(page.getByRole('link')).top).toBeLessThan(value.bottom);
});

test('controls at the end of a line are in the tab order', async () => {
  await Rows.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Copy IPv4 address' })).toHaveFocus();
});
