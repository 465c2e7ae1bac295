import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hold } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerUserSettings, sampleDetails } from '../../../test/user-settings.ts';

const link = (name: string) => page.getByRole('navigation', { name: /On this page|На этой странице/ }).getByRole('link', { name });
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

test.each([
  ['en', 'Password'],
  ['ru', 'Пароль'],
] as const)('a link leads to its section by keyboard, and the section in view is highlighted (%s)', async (locale, password) => {
  answerUserSettings();
  const portal = await openPortal('/settings/user', { locale });
  await expect.element(page.getByRole('region', { name: password, exact: true })).toBeInTheDocument();
  const length = portal.historyLength();
  link(password).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(portal.address).toBe('/settings/user#password');
  await expect.element(link(password)).toHaveAttribute('aria-current', 'location');
  await expect.poll(() => Math.round(topOf('password'))).toBe(20);
  expect(document.activeElement?.id).toBe('password');
  expect(portal.historyLength()).toBe(length);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  window.scrollTo(0, 0);
  await expect.element(link(password)).not.toHaveAttribute('aria-current');
});

test('a URL with a section opens it below a phone’s header, however late the page loads', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  answerUserSettings();
  const details = Promise.withResolvers<typeof sampleDetails>();
  hold('getUserDetails', details.promise);
  await openPortal('/settings/user#two-factor');
  await expect.element(link('Two-factor authentication')).toHaveAttribute('aria-current', 'location');
  details.resolve(sampleDetails);
  await expect.element(page.getByLabelText('First name')).toBeInTheDocument();
  const header = page.getByRole('banner').element().getBoundingClientRect();
  await expect.poll(() => Math.round(topOf('two-factor'))).toBe(Math.round(header.bottom) + 16);
});

test.each(['client', 'payment', 'user', 'notifications'])('the %s settings page is as wide as the others', async (name) => {
  answerUserSettings();
  await openPortal(`/settings/${name}`);
  const cards = () => page.getByRole('main').getByRole('region').elements();
  await expect.poll(() => cards().length).toBeGreaterThan(1);
  expect(cards().map((card) => card.getBoundingClientRect().width)).toEqual(cards().map(() => 832));
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
