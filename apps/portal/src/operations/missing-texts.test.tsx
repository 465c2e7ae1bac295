import type { CatalogPart } from '@portico/i18n/catalog-parts';
import { fullOnly } from '@portico/test-depth/daily-if';
import { catalogs } from '@portico/i18n/catalogs/compiled/catalogs.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillSignUp } from '../../test/fill-sign-up.ts';
import { answer, sent } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { sampleUser } from '../../test/samples.ts';
import { sampleProfile } from '../../test/settings-samples.ts';
import { answerUserSettings } from '../../test/user-settings.ts';
import { changeLocale, loadTexts } from '../platform/locale.ts';
import { watchMissingCode } from '../platform/missing-code.ts';
import { store } from '../platform/store.ts';

watchMissingCode();
const lost = 'Failed to fetch dynamically imported module: entry.ru.js';

/** Loses Russian texts as a newer release does, whose server no longer has this one's. */
async function loseRussian(): Promise<void> {
  // The file that ran before may have ended in Russian.
  await changeLocale(store, 'en');
  const lose = async () => {
    const error = new Error(lost);
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    return Promise.reject(error);
  };
  const empty = async () => Promise.resolve({ default: {} });
  // A part that only this test needs, because another one on this page may have loaded the others.
  const part = `lost-${crypto.randomUUID()}`;
  Object.assign(catalogs, { [`${part}.en`]: empty, [`${part}.ru`]: lose });
  onTestFinished(() => void Object.assign(catalogs, { [`${part}.ru`]: empty }));
  await loadTexts(store, part as CatalogPart);
}

test('sign-in continues in the language of the page when the user’s texts fail to load', async () => {
  await loseRussian();
  const user = { ...sampleUser, language: 'ru' } as const;
  answer('login', { status: 'success', accessToken: 'pat_new', accessTokenTwoFactor: null, two_factor_provider: null, user });
  answer('getAccountMeta', user);
  answerUserSettings();
  const portal = await openPortal('/auth/login?redirect=%2Fsettings%2Fuser', { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(portal.address).toBe('/settings/user');
  // The next page load has it.
  expect(localStorage.getItem('locale')).toBe('ru');
});

test('a chosen language is saved although its texts fail to load', async () => {
  await loseRussian();
  answerUserSettings();
  answer('updateUser', { ...sampleUser, language: 'ru' });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  // The page has started over for them before, or it would now.
  sessionStorage.setItem('started-over', lost);
  await openPortal('/settings/user');
  await page.getByRole('main').getByLabelText('Language').selectOptions('ru');
  await expect.poll(() => sent('updateUser').map(({ body }) => body)).toEqual([{ language: 'ru' }]);
  await expect.poll(() => logged).toHaveBeenCalledWith(expect.objectContaining({ message: lost }));
});

test('a profile in another language is saved although its texts fail to load', async () => {
  await loseRussian();
  answer('getClientProfile', sampleProfile);
  answer('updateClientProfile', { ...sampleProfile, language: 'ru' });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  sessionStorage.setItem('started-over', lost);
  await openPortal('/settings/client');
  await page.getByRole('main').getByLabelText('Language').selectOptions('ru');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  await expect.poll(() => logged).toHaveBeenCalledWith(expect.objectContaining({ message: lost }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a half-filled sign-up is not reloaded for a language whose texts fail to load, and the account gets it', fullOnly, async () => {
  await loseRussian();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const keep = localStorage.setItem.bind(localStorage);
  // Before the page reloads, it remembers why.
  const reload = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'started-over') throw new Error('The page would reload');
    if (this === localStorage) keep(key, value);
  });
  onTestFinished(() => reload.mockRestore());
  sessionStorage.removeItem('started-over');
  await openPortal('/auth/signup', { guest: true });
  await page.getByLabelText('First name').fill('Mira');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOptions('ru');
  await expect.poll(() => logged).toHaveBeenCalledWith(expect.objectContaining({ message: lost }));
  await expect.element(language).toHaveValue('ru');
  // The choice below the page is the same one.
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(language).toHaveValue('en');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(1);
  await expect.element(page.getByLabelText('First name')).toHaveValue('Mira');
  expect(localStorage.getItem('locale')).toBe('ru');
  await expect.element(language).toHaveValue('ru');
  answer('signUp', { status: 'success', message: '' });
  await fillSignUp();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => sent('signUp')[0]?.body).toMatchObject({ language: 'ru' });
});
