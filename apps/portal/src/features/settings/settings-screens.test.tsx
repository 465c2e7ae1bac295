import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';

test('the tabs lead from one to the other', async () => {
  const portal = await openPortal('/settings');
  await expect.poll(portal.address).toBe('/settings/client');
  await page.getByRole('main').getByRole('link', { name: 'User settings' }).click();
  await expect.poll(portal.address).toBe('/settings/user');
});

test('a language is shown at once and kept as the user’s own', async () => {
  answer('updateUser', { ...sampleUser, language: 'ru' });
  await openPortal('/settings/user');
  answer('getAccountMeta', { ...sampleUser, language: 'ru' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Русский');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Настройки пользователя' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
  await expect.poll(() => sent('updateUser')[0]?.body).toEqual({ language: 'ru' });
});

test('a language that the server does not keep stays on the screen, and the console says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  refuse('updateUser', 422, { code: 'validation_failed' });
  await openPortal('/settings/user');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Русский');
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(document.documentElement.lang).toBe('ru');
});

test('a theme is shown at once and kept', async () => {
  await openPortal('/settings/user');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Dark');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('vueuse-color-scheme')).toBe('dark');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'System');
});
